import type { Page } from '@playwright/test';

/** What the tested page records during a keyboard walk. */
interface Walk {
  readonly stops: readonly Element[];
  readonly reached: Set<Element>;
  readonly problems: string[];
  readonly stop: () => void;
}

declare global {
  interface Window {
    quaysideWalk?: Walk;
  }
}

/** Additional tab stops: a scrolling area without controls is a stop too, and a widget may open another. */
const SPARE_STOPS = 12;

/**
 * Goes through the page, or the dialog over it, with the Tab key alone. Returns the problems: a control that cannot be reached, shows no
 * focus or is out of sight with it; an element that keeps the focus; and an element that reacts to clicks without being a
 * control.
 */
export async function walkByKeyboard(page: Page): Promise<readonly string[]> {
  const stops = await page.evaluate(beginWalk);
  for (let press = 0; press < stops; press += 1) await page.keyboard.press('Tab');
  for (let press = 0; press < SPARE_STOPS && !(await page.evaluate(isRound)); press += 1)
    await page.keyboard.press('Tab');
  return page.evaluate(endWalk);
}

/** Runs in the page. */
function beginWalk(): number {
  const SELECTOR = 'a[href], button, input, select, textarea, summary, iframe, [contenteditable="true"], [tabindex]';
  const SURFACES = [
    'outline-style',
    'outline-width',
    'outline-color',
    'box-shadow',
    'border-color',
    'background-color',
  ];
  // The last dialog is the topmost; everything below it is inert.
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

  // A colour that is still on its way, as after a change of scheme or of focus, would hide the ring from the comparison.
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important }';
  document.head.append(still);

  // After a focused element is removed, browsers continue tabbing from its old position.
  const start = document.createElement('span');
  start.tabIndex = -1;
  root.prepend(start);
  start.focus();
  start.remove();

  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isStop = (element: Element) =>
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null &&
    isSeen(element);
  const stops = [...root.querySelectorAll(SELECTOR)].filter(isStop);

  // The elements that may show the focus ring: the control, the element that represents it, or the one it points at.
  const surfaces = (element: Element) =>
    [
      element,
      element.nextElementSibling,
      element.parentElement,
      element.parentElement?.parentElement,
      document.getElementById(element.getAttribute('aria-activedescendant') ?? ''),
    ].filter((one) => one !== null && one !== undefined);
  const styleOf = (element: Element) =>
    surfaces(element)
      .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::before'), getComputedStyle(one, '::after')])
      .map((style) => SURFACES.map((name) => style.getPropertyValue(name)).join())
      .join('|');
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50) || element.outerHTML.slice(0, 120)}`;

  const problems: string[] = [];
  const reached = new Set<Element>();
  const before = new Map(stops.map((element) => [element, styleOf(element)]));
  const come = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    reached.add(target);
    const was = before.get(target);
    if (was !== undefined && was === styleOf(target)) problems.push(`no focus to be seen on ${nameOf(target)}`);
  };
  // By the time the key is released, the page has scrolled to the focused element.
  const arrive = () => {
    const active = document.activeElement;
    if (!active || !before.has(active)) return;
    const { left, right, top, bottom } = active.getBoundingClientRect();
    if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight)
      problems.push(`out of sight with the focus on it: ${nameOf(active)}`);
  };
  // Within a frame the focus belongs to the frame's own document: the window loses it, and the frame is the active element.
  const enter = () => {
    const active = document.activeElement;
    if (active instanceof HTMLIFrameElement) reached.add(active);
  };
  window.addEventListener('blur', enter);
  document.addEventListener('focusin', come);
  document.addEventListener('keyup', arrive);

  // A pointer cursor on an element that the keyboard cannot reach: the outermost such element must be inside a control
  // or contain one.
  for (const element of root.querySelectorAll('*')) {
    if (getComputedStyle(element).cursor !== 'pointer' || !isSeen(element)) continue;
    if (element.parentElement !== null && getComputedStyle(element.parentElement).cursor === 'pointer') continue;
    const isControl =
      element.closest(`${SELECTOR}, label, :disabled`) !== null || element.querySelector(`${SELECTOR}, label`) !== null;
    if (!isControl) problems.push(`takes a click, but not the keyboard: ${nameOf(element)}`);
  }

  window.quaysideWalk = {
    stops,
    reached,
    problems,
    stop: () => {
      still.remove();
      window.removeEventListener('blur', enter);
      document.removeEventListener('focusin', come);
      document.removeEventListener('keyup', arrive);
    },
  };
  return stops.length;
}

/** Runs in the page: whether the keyboard has left it or started again. */
function isRound(): boolean {
  const walk = window.quaysideWalk;
  const active = document.activeElement;
  if (!walk || active === null || active === document.body) return true;
  const last = walk.stops.at(-1);
  return active === walk.stops[0] && walk.reached.size > 1 && (last === undefined || walk.reached.has(last));
}

/** Runs in the page. */
function endWalk(): string[] {
  const walk = window.quaysideWalk;
  if (!walk) return ['the page was left on the way'];
  walk.stop();
  // Elements that show only while focused must not cover the page afterwards.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // A group of radio buttons is one tab stop; the arrow keys reach the others.
  const isReached = (element: Element) =>
    walk.reached.has(element) ||
    (element instanceof HTMLInputElement &&
      element.type === 'radio' &&
      [...walk.reached].some(
        (one) => one instanceof HTMLInputElement && one.name === element.name && one.form === element.form,
      ));
  const missed = walk.stops.filter((element) => element.isConnected && !isReached(element));
  window.quaysideWalk = undefined;
  return [...walk.problems, ...missed.map((element) => `not come to by keyboard: ${element.outerHTML.slice(0, 140)}`)];
}
