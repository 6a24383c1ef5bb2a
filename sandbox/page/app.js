/** Puts the page together: the channel, one pane a person, and who acts in the channel. */

import { showEvents } from "./calendar.js";
import { Composer } from "./composer.js";
import { el, isTyping } from "./dom.js";
import { languageMenu } from "./language.js";
import { connect } from "./live.js";
import { avatar } from "./message.js";
import { openModal } from "./modal.js";
import { World } from "./store.js";
import { keepTimesFresh } from "./time.js";
import { setUpTrouble } from "./trouble.js";
import { MessageView } from "./view.js";

const TEXT_CHANNELS = new Set([0, 5, 10, 11, 12]);

class App {
  constructor() {
    this.world = new World();
    this.acting = null;
    this.channelId = null;
    this.panes = [];
    this.channel = this.#channelView();
    this.world.subscribe((change) => this.#changed(change));
    document.addEventListener("keydown", (event) => this.#key(event));
    setUpTrouble(document.getElementById("trouble-button"), this.world);
    keepTimesFresh();
    connect(this.world);
  }

  #channelView() {
    const { world } = this;
    const view = new MessageView({
      world, label: "Messages of the channel", empty: "Nothing has been said here yet. Type / to see what the bot can do.",
      viewer: () => ({ person: this.acting, shared: true, channel: this.channelId }),
      messages: () => world.inChannel(this.channelId),
    });
    const composer = new Composer({
      world, person: () => this.acting,
      label: () => `Message #${this.#channelName()} as ${world.nameOf(this.acting)}`,
      places: () => ({ talk: this.channelId, command: [{ value: this.channelId, label: `#${this.#channelName()}` }] }),
    });
    document.getElementById("channel").append(view.node, composer.node);
    return { view, composer };
  }

  #channelName() {
    return this.world.channel(this.channelId)?.name ?? "…";
  }

  #textChannels() {
    return this.world.channels.filter((channel) => TEXT_CHANNELS.has(channel.type));
  }

  #changed(change) {
    if (change.kind === "modal") return openModal(change, this.world);
    if (change.kind === "all") this.#populate();
    if (change.kind === "all" || change.kind === "state") this.#refreshState();
  }

  #populate() {
    const { people } = this.world;
    if (!people.some(({ id }) => id === this.acting)) this.acting = people[0]?.id ?? null;
    if (!this.world.channel(this.channelId)) this.channelId = this.#textChannels()[0]?.id ?? null;
    const same = this.panes.map(({ person }) => person).join() === people.map(({ id }) => id).join();
    if (!same && this.panes.length > 0) return location.reload(); // another sandbox on the same port
    if (!same) {
      this.panes = people.map((person) => this.#pane(person));
      document.getElementById("panes").replaceChildren(...this.panes.map((pane) => pane.node));
      document.getElementById("acting").replaceChildren(...people.map((person, index) => this.#actingButton(person, index)));
    }
    this.channel.view.refresh();
    this.#actAs(this.acting);
  }

  #pane(person) {
    const { world } = this;
    const name = world.nameOf(person.id);
    const view = new MessageView({
      world, label: `Only for ${name}`, empty: `What only ${name} sees appears here: direct messages and private answers.`,
      viewer: () => ({ person: person.id, shared: false }),
      messages: () => world.onlyFor(person.id),
    });
    const composer = new Composer({
      world, person: () => person.id, label: () => `Direct message as ${name}, or / for a command`,
      places: () => ({ talk: "dm", command: [
        { value: this.channelId, label: `#${this.#channelName()}` }, { value: "dm", label: "direct messages" },
      ] }),
    });
    const closed = el("span", { class: "tag closed", hidden: true }, "direct messages closed");
    const node = el("section", { class: "pane", "aria-label": name, tabindex: "-1", dataset: { person: person.id, role: "pane" } },
      el("h2", { class: "pane-head" }, avatar(world, person), el("span", { class: "pane-name" }, name), closed, languageMenu(person.id, name)), view.node, composer.node);
    view.refresh();
    return { person: person.id, node, view, composer, closed };
  }

  #actingButton(person, index) {
    return el("button", {
      type: "button", class: "acting", title: `Key ${index + 1}`, dataset: { person: person.id, role: "acting" },
      onclick: () => this.#actAs(person.id),
    }, avatar(this.world, person), this.world.nameOf(person.id), el("kbd", { "aria-hidden": "true" }, String(index + 1)));
  }

  #actAs(person) {
    this.acting = person;
    for (const button of document.querySelectorAll("#acting [data-person]")) {
      button.setAttribute("aria-pressed", String(button.dataset.person === person));
    }
    for (const pane of this.panes) {
      pane.node.classList.toggle("is-acting", pane.person === person);
      pane.view.setLive(pane.person === person);
    }
    this.channel.view.setLive(true);
    this.channel.view.refresh();
    this.channel.composer.relabel();
  }

  #refreshState() {
    const { world } = this;
    document.documentElement.dataset.ready = String(world.connected && world.people.length > 0);
    document.getElementById("offline").hidden = world.connected;
    document.getElementById("bot-down").hidden = !world.connected || world.botOnline || world.people.length === 0;
    document.getElementById("bot-state").textContent = world.bot
      ? `${world.nameOf(world.bot.id)} is ${world.botOnline ? "online" : "offline"}` : "";
    document.getElementById("bot-state").dataset.online = String(world.botOnline);
    for (const pane of this.panes) {
      pane.closed.hidden = world.people.find(({ id }) => id === pane.person)?.dm_open !== false;
    }
    showEvents(document.getElementById("events"), world.events);
    this.#refreshChannels();
  }

  #refreshChannels() {
    const bar = document.getElementById("channels");
    bar.replaceChildren(...this.#textChannels().map((channel) => el("button", {
      type: "button", class: "channel-name", "aria-pressed": String(channel.id === this.channelId),
      dataset: { channel: channel.id }, onclick: () => this.#goTo(channel.id),
    }, `# ${channel.name}`)));
    this.channel.composer.relabel();
  }

  #goTo(channelId) {
    this.channelId = channelId;
    this.channel.view.refresh();
    this.#refreshChannels();
  }

  /** 1–4: act as; Shift with them: go to that pane; C: the channel; /: write a command. */
  #key(event) {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector("dialog.modal, .listbox, #emoji-picker")) return;
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    const pane = digit && this.panes[Number(digit) - 1];
    if (pane && event.shiftKey) pane.view.log.focus();
    else if (pane) this.#actAs(pane.person);
    else if (event.key === "c") this.channel.view.log.focus();
    else if (event.key === "/") this.#composerHere().focus("/");
    else return;
    event.preventDefault();
  }

  #composerHere() {
    const pane = this.panes.find(({ node }) => node.contains(document.activeElement));
    return (pane ?? this.channel).composer;
  }
}

new App();
