/** The two ways to the server: the live connection, and one request for each thing a person does. */

import { languageOf } from "./language.js";

const RETRY_MS = [300, 600, 1200, 2500, 5000];

/** Keeps a WebSocket to the server open and hands each frame to the world. */
export function connect(world, attempt = 0) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/sandbox/live`);
  let tries = attempt;
  socket.addEventListener("open", () => {
    tries = 0;
    world.setConnected(true);
  });
  socket.addEventListener("message", (event) => world.receive(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    world.setConnected(false);
    setTimeout(() => connect(world, tries + 1), RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]);
  });
}

/** Does something as a person, in the person's language; answers `{ok, …}`, also when the server cannot be reached. */
export function act(person, what, fields = {}) {
  return post("/sandbox/act", { person, locale: languageOf(person), do: what, ...fields });
}

/** Makes trouble; answers `{ok, …}`. */
export function trouble(what, fields = {}) {
  return post("/sandbox/trouble", { do: what, ...fields });
}

async function post(path, body) {
  try {
    const answer = await fetch(path, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
    });
    return await answer.json();
  } catch {
    return { ok: false, error: "The sandbox did not answer. Is it still running?" };
  }
}
