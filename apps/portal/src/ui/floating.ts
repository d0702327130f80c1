/**
 * For the popovers of widgets. They stand where their widget stands, not at the end of the page: so they are above a dialog too, and in
 * the landmark that their widget is in. Fixed, they are not cut off at the edge of what scrolls.
 */
export const FLOATING = { withinPortal: false, floatingStrategy: 'fixed' } as const;

/** Whether Escape belongs to a list or calendar that floats, and not to the dialog around it. */
export function ownsEscape(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  return target.getAttribute('aria-expanded') === 'true' || target.closest('[role=dialog], [role=listbox]') !== null;
}
