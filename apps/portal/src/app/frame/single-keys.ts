import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ViewName } from '../routes/routes.data.ts';

/** After g, each of these letters goes to a screen. */
export const GO_KEYS = {
  d: 'dashboard',
  p: 'products',
  l: 'publishing',
  o: 'orders',
  m: 'marketing',
  t: 'titles',
  r: 'priceAdjustment',
  c: 'costs',
  b: 'blacklist',
  s: 'shippingManager',
  a: 'accounts',
  h: 'history',
} as const satisfies Readonly<Record<string, ViewName>>;

const isGoKey = (key: string): key is keyof typeof GO_KEYS => Object.hasOwn(GO_KEYS, key);

/** How long the letter after g may take. */
const GO_WITHIN_MS = 2_000;
/** They work in a list with the focus on it; pressed elsewhere, they go to the list first. */
const LIST_KEYS = ['j', 'k', 'x'];
const STORED = 'quayside-single-keys';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether single letters are commands. People who dictate or whose hands tremble turn that off (WCAG 2.1.4). */
export function useSingleKeys(): readonly [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => localStorage.getItem(STORED) !== 'off');
  return [isOn, setSingleKeys];
}

function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, 'off');
  for (const listener of listeners) listener();
}

/**
 * Single letters as commands, while nobody types and no dialog is open: g and a letter goes to a screen, ? shows all keys, j, k and x
 * go to the list, and any other letter presses the shown button that names it in `aria-keyshortcuts`.
 */
export function useKeyCommands(on: {
  readonly go: (view: ViewName) => void;
  readonly help: () => void;
  /** Something is about to open that takes the letters, such as the palette. */
  readonly isHeld: boolean;
}): void {
  const [isWanted] = useSingleKeys();
  const isOn = isWanted && !on.isHeld;
  const go = useEffectEvent(on.go);
  const help = useEffectEvent(on.help);
  useEffect(() => {
    if (!isOn) return;
    let goUntil = 0;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const isGoing = event.timeStamp < goUntil;
      goUntil = 0;
      if (isGoing && isGoKey(event.key)) go(GO_KEYS[event.key]);
      else if (event.key === 'g') goUntil = event.timeStamp + GO_WITHIN_MS;
      else if (event.key === '?') help();
      else if (LIST_KEYS.includes(event.key)) return handToList(event);
      else return pressButton(event);
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [role=menu]') !== null);

function handToList(event: KeyboardEvent): void {
  const list = document.querySelector<HTMLElement>('main [role=grid]');
  if (!list || list === event.target) return;
  event.preventDefault();
  list.focus();
  list.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }));
}

function pressButton(event: KeyboardEvent): void {
  if (!/^[a-z]$/.test(event.key)) return;
  const buttons = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${event.key}"]`);
  const shown = [...buttons].find((button) => button.checkVisibility() && !button.matches(':disabled'));
  if (!shown) return;
  event.preventDefault();
  shown.click();
}
