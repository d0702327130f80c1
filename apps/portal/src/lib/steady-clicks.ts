/*
 * Between the two clicks of a double click, data may arrive, a dialog may open, or a button may make room for another. The second click
 * would then do what nobody has read. Such a click does nothing.
 */

/** What acts on a click. A dialog does too: a click beside it closes it. */
const ACTING = 'a, button, input, select, textarea, label, summary, tr, dialog, [role]';

interface Place {
  getAttribute(name: string): string | null;
  readonly textContent: string | null;
}

interface Click {
  /** Which click this is in a row of quick ones at one place, as the browser counts; 0 where the keyboard clicked. */
  readonly detail: number;
  /** What acts on it; null where nothing does. */
  readonly place: Place | null;
}

/** What the place says of itself. */
function nameOf(place: Place): string | null {
  return place.getAttribute('aria-label') ?? place.textContent;
}

/** Tells of each click whether it lands on something else than the first click of its row was meant for. */
export function createClickWatch(): (click: Click) => boolean {
  let aimed: Place | null = null;
  let name: string | null = null;
  return ({ detail, place }) => {
    if (detail > 1) return place !== null && (place !== aimed || nameOf(place) !== name);
    // The browser also clicks the field of a label so, between two clicks of a person.
    if (detail === 0) return false;
    aimed = place;
    name = place && nameOf(place);
    return false;
  };
}

/** The element that acts on a click at the target: a label acts for its field. */
function placeOf(target: EventTarget | null): Element | null {
  const place = target instanceof Element ? target.closest(ACTING) : null;
  return place instanceof HTMLLabelElement ? (place.control ?? place) : place;
}

/** From now on, the later clicks of a row never act on what came beneath the pointer after the first. */
export function keepClicksSteady(page: Window): void {
  const hasSlid = createClickWatch();
  const capture = (event: MouseEvent) => {
    if (!hasSlid({ detail: event.detail, place: placeOf(event.target) })) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Before the event reaches anything in the page.
  page.addEventListener('click', capture, { capture: true });
}
