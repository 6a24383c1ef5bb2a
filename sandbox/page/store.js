/** What is known of the little Discord: a snapshot, and every event since. No DOM in here. */

const EPHEMERAL = 64;
const AUTOCOMPLETE = 4;

/** Emojis are told apart by id where they have one, else by name. */
export function emojiKey(emoji) {
  return emoji.id ? `${emoji.name}:${emoji.id}` : emoji.name;
}

/** Ids are snowflakes: too long for a Number, ordered like numbers. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}

/** Whether only one person sees the message. */
export function isEphemeral(message) {
  return Boolean(message.flags & EPHEMERAL);
}

/** The stand-in's world as this page knows it; tells its listeners about every change. */
export class World {
  #listeners = new Set();

  constructor() {
    this.people = [];
    this.bot = null;
    this.guild = null;
    this.channels = [];
    this.dms = {};
    this.commands = [];
    this.events = [];
    this.botOnline = false;
    this.connected = false;
    this.messages = new Map();
    this.interactions = new Map();
    this.pressed = new Map();
    this.users = new Map();
    this.dismissed = new Set();
  }

  /** Calls `listener(change)` for each change: `{kind: "all" | "message" | "gone" | "state" | "interaction" | "modal", …}`. */
  subscribe(listener) {
    this.#listeners.add(listener);
  }

  #tell(change) {
    for (const listener of this.#listeners) listener(change);
  }

  /** Takes in one frame of the live connection. */
  receive(frame) {
    switch (frame.type) {
      case "snapshot": return this.#load(frame);
      case "event": return this.#event(frame);
      case "commands":
        this.commands = frame.commands;
        return this.#tell({ kind: "state" });
      case "people":
        this.people = frame.people;
        return this.#tell({ kind: "state" });
      case "bot":
        this.botOnline = frame.online;
        return this.#tell({ kind: "state" });
      case "interaction": return this.#interaction(frame);
      case "modal": return this.#tell({ kind: "modal", ...frame });
    }
  }

  /** Notes whether the live connection stands. */
  setConnected(connected) {
    this.connected = connected;
    this.#tell({ kind: "state" });
  }

  #load(frame) {
    Object.assign(this, {
      people: frame.people, bot: frame.bot, guild: frame.guild, channels: frame.channels,
      dms: { ...frame.dms }, commands: frame.commands, events: frame.events, botOnline: frame.bot_online,
    });
    this.messages.clear();
    this.interactions.clear();
    this.pressed.clear();
    for (const user of [frame.bot, ...frame.people]) this.users.set(user.id, user);
    for (const message of frame.messages) this.#keep(message, message.audience ?? null);
    this.#tell({ kind: "all" });
  }

  #keep(message, audience) {
    const known = this.messages.get(message.id);
    const reactions = known ? known.tally : tallyOf(message.reactions ?? []);
    const merged = { ...known, ...message, audience: known?.audience ?? audience, tally: reactions };
    if (merged.author) this.users.set(merged.author.id, { ...merged.author, ...this.users.get(merged.author.id) });
    this.messages.set(message.id, merged);
  }

  #event({ name, d, audience }) {
    switch (name) {
      case "MESSAGE_CREATE":
      case "MESSAGE_UPDATE":
        if (this.dismissed.has(d.id) || (!this.messages.has(d.id) && !d.author)) return;
        this.#unpress(d.id);
        this.#keep(d, audience);
        return this.#tell({ kind: "message", id: d.id, fresh: name === "MESSAGE_CREATE" });
      case "MESSAGE_DELETE": return this.#forget([d.id]);
      case "MESSAGE_DELETE_BULK": return this.#forget(d.ids);
      case "MESSAGE_REACTION_ADD":
      case "MESSAGE_REACTION_REMOVE":
      case "MESSAGE_REACTION_REMOVE_ALL":
      case "MESSAGE_REACTION_REMOVE_EMOJI": return this.#react(name, d);
      case "CHANNEL_CREATE":
      case "CHANNEL_UPDATE":
      case "THREAD_CREATE": return this.#channel(d, audience);
      case "GUILD_SCHEDULED_EVENT_CREATE":
      case "GUILD_SCHEDULED_EVENT_UPDATE":
      case "GUILD_SCHEDULED_EVENT_DELETE":
        this.events = this.events.filter((known) => known.id !== d.id);
        if (name !== "GUILD_SCHEDULED_EVENT_DELETE") this.events.push(d);
        return this.#tell({ kind: "state" });
      case "CHANNEL_DELETE":
      case "THREAD_DELETE":
        this.channels = this.channels.filter((channel) => channel.id !== d.id);
        return this.#tell({ kind: "state" });
    }
  }

  #channel(channel, audience) {
    if (channel.type === 1) {
      for (const person of audience ?? []) this.dms[person] = channel.id;
    } else {
      this.channels = [...this.channels.filter((known) => known.id !== channel.id), channel];
    }
    this.#tell({ kind: "state" });
  }

  #forget(ids) {
    for (const id of ids) {
      this.messages.delete(id);
      this.#unpress(id);
      this.#tell({ kind: "gone", id });
    }
  }

  /** Takes a message out of this page only, as "Dismiss" does. */
  dismiss(id) {
    this.dismissed.add(id);
    this.#forget([id]);
  }

  #react(name, d) {
    const message = this.messages.get(d.message_id);
    if (!message) return;
    const key = d.emoji ? emojiKey(d.emoji) : null;
    if (name === "MESSAGE_REACTION_REMOVE_ALL") message.tally.clear();
    else if (name === "MESSAGE_REACTION_REMOVE_EMOJI") message.tally.delete(key);
    else if (name === "MESSAGE_REACTION_ADD") addReaction(message.tally, key, d);
    else removeReaction(message.tally, key, d.user_id);
    this.#tell({ kind: "message", id: message.id, fresh: false });
  }

  #interaction(frame) {
    const { id, person, state } = frame;
    if (frame.kind === AUTOCOMPLETE) return;
    for (const [other, known] of this.interactions) {
      if (known.person === person && known.state === "failed") this.#drop(other, known);
    }
    const source = this.interactions.get(id)?.message_id ?? frame.message_id;
    if (state === "done") this.interactions.delete(id);
    else this.interactions.set(id, { ...frame, message_id: source });
    if (state !== "thinking" && source) this.#unpress(source, person);
    this.#tell({ kind: "interaction", ...frame });
    if (source) this.#tell({ kind: "message", id: source, fresh: false });
  }

  #drop(id, interaction) {
    this.interactions.delete(id);
    if (interaction.message_id) this.#tell({ kind: "message", id: interaction.message_id, fresh: false });
    this.#tell({ kind: "interaction", ...interaction, state: "done" });
  }

  /** Takes the word about a failed interaction away. */
  dismissInteraction(id) {
    const interaction = this.interactions.get(id);
    if (interaction) this.#drop(id, interaction);
  }

  /** Interactions of a message, or those without one. */
  interactionsOf(messageId, person = null) {
    return [...this.interactions.values()].filter(
      (one) => (one.message_id ?? null) === messageId && (person === null || one.person === person),
    );
  }

  /** Notes that a person used a control, until the bot answers. */
  press(messageId, person, customId, values = null) {
    this.pressed.set(messageId, { person, customId, values });
    this.#tell({ kind: "message", id: messageId, fresh: false });
  }

  /** Takes that note back: the press was not even accepted. */
  release(messageId, person) {
    this.#unpress(messageId, person);
    this.#tell({ kind: "message", id: messageId, fresh: false });
  }

  #unpress(messageId, person = null) {
    const pressed = this.pressed.get(messageId);
    if (pressed && (person === null || pressed.person === person)) this.pressed.delete(messageId);
  }

  /** Messages everybody in the channel sees, oldest first. */
  inChannel(channelId) {
    return this.#sorted((message) => message.audience === null && message.channel_id === channelId);
  }

  /** Messages only this person sees: direct and ephemeral ones, oldest first. */
  onlyFor(personId) {
    return this.#sorted((message) => message.audience?.includes(personId));
  }

  #sorted(belongs) {
    return [...this.messages.values()].filter(belongs).sort((a, b) => compareIds(a.id, b.id));
  }

  /** The name shown for a user. */
  nameOf(id) {
    const user = this.users.get(id);
    return user ? user.global_name || user.username : `user ${id}`;
  }

  /** The channel of that id, or undefined. */
  channel(id) {
    return this.channels.find((channel) => channel.id === id);
  }

  /** 0–3 for the people, so that each has a colour; -1 for anybody else. */
  numberOf(id) {
    return this.people.findIndex((person) => person.id === id);
  }
}

function tallyOf(reactions) {
  return new Map(reactions.map(({ emoji, count, users }) => [
    emojiKey(emoji), { emoji, users: new Set(users ?? []), unknown: Math.max(0, count - (users?.length ?? 0)) },
  ]));
}

function addReaction(tally, key, { emoji, user_id: user }) {
  const entry = tally.get(key) ?? { emoji, users: new Set(), unknown: 0 };
  entry.users.add(user);
  tally.set(key, entry);
}

function removeReaction(tally, key, user) {
  const entry = tally.get(key);
  if (!entry) return;
  if (!entry.users.delete(user)) entry.unknown = Math.max(0, entry.unknown - 1);
  if (entry.users.size + entry.unknown === 0) tally.delete(key);
}
