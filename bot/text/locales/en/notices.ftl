# Things people are told that are no answers.

notice-refused_reaction = Your reaction changed nothing. { $reason }
notice-turn_reminder = { $people }, it is your turn.
notice-messages_closed = { $people }: I cannot send you direct messages. Press **My hand** under the table message to see your cards; only you will see them. To get them by direct message, allow direct messages from this server in its privacy settings.
