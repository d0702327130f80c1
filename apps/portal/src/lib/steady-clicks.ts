/*
 * Between the two clicks of a double click, data may load, a dialog may open, or one button may replace another. The second click would
 * then trigger something that the user has not read, so it is ignored.
 */

/** Elements that act on a click. A dialog is one of them, because clicking its backdrop closes it. */
const ACTING = 'a, button, input, select, textarea, label, summary, tr, dialog, [role]';

interface Place {
  getAttribute(name: string): string | null;
  readonly textContent: string | null;
}

interface Click {
  /** The position of this click in a quick series at one place, as counted by the browser; 0 for keyboard clicks. */
  readonly detail: number;
  /** The element that acts on the click; null if there is none. */
  readonly place: Place | null;
}

/** The element's accessible name. */
function nameOf(place: Place): string | null {
  return place.getAttribute('aria-label') ?? place.textContent;
}

/** Returns a function that says whether a click hits another element than the first click of its series. */
export function createClickWatch(): (click: Click) => boolean {
  let aimed: Place | null = null;
  let name: string | null = null;
  return ({ detail, place }) => {
    if (detail > 1) return place !== null && (place !== aimed || nameOf(place) !== name);
    // The browser also fires a click on a label's field, between the user's two clicks.
    if (detail === 0) return false;
    aimed = place;
    name = place && nameOf(place);
    return false;
  };
}

/** The element that acts on a click at the target; a label acts for its field. */
function placeOf(target: EventTarget | null): Element | null {
  const place = target instanceof Element ? target.closest(ACTING) : null;
  return place instanceof HTMLLabelElement ? (place.control ?? place) : place;
}

/** From now on, the later clicks of a series never act on an element that appeared after the first one. */
export function keepClicksSteady(page: Window): void {
  const hasSlid = createClickWatch();
  const capture = (event: MouseEvent) => {
    if (!hasSlid({ detail: event.detail, place: placeOf(event.target) })) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // In the capture phase, before any other handler.
  page.addEventListener('click', capture, { capture: true });
}
