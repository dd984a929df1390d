/** Ways to say "your turn": a sound, the title, the tab's picture, a notification. */
import { effect, signal } from "@preact/signals";
import { stored } from "../page/stored.ts";
import { t } from "../texts/language.ts";

/** Addresses of the two pictures for the tab, filled in by the build. */
declare const FAVICONS: { calm: string; turn: string };

export const soundOn = stored("sound", true);

let audio: AudioContext | null = null;

/** A soft struck note: `tone` in hertz, after `delay` seconds. */
function strike(tone: number, delay: number, loudness: number): void {
  // Nothing may sound before the reader has touched the page, and the browser would complain.
  if (!soundOn.peek() || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  const start = audio.currentTime + delay;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = "triangle";
  source.frequency.value = tone;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.25);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + 0.3);
}

export const moveSound = () => strike(196, 0, 0.03);
export const chatSound = () => strike(523, 0, 0.04);
export function turnSound(): void {
  strike(392, 0, 0.05);
  strike(587, 0.12, 0.05);
}

/** Whether the reader is waited for, at the table that is shown. */
export const yourTurn = signal(false);
/** What the page is called, apart from the mark of a turn. */
export const pageTitle = signal("");

export type Permission = "granted" | "denied" | "default" | "none";

export const permission = signal<Permission>("Notification" in globalThis ? Notification.permission : "none");

/** Ask for leave to send notifications; only ever from a button. */
export async function askPermission(): Promise<void> {
  if (permission.peek() !== "none") permission.value = await Notification.requestPermission();
}

function notify(): void {
  if (!document.hidden || permission.peek() !== "granted") return;
  const notice = new Notification(t("your-turn"), { body: pageTitle.peek(), tag: location.pathname });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Keep title and picture of the tab in step with the turn. */
export function watchTurn(): void {
  let before = false;
  effect(() => {
    const turn = yourTurn.value;
    const name = pageTitle.value === "" ? t("anabasis") : t("page-title", { page: pageTitle.value });
    document.title = turn ? t("title-your-turn", { title: name }) : name;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = turn ? FAVICONS.turn : FAVICONS.calm;
    if (turn && !before) {
      turnSound();
      notify();
    }
    before = turn;
  });
}
