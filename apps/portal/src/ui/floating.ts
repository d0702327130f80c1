/**
 * Options for the popovers of widgets. A popover is rendered next to its widget and not at the end of the page, so it
 * is above a dialog and in its widget's landmark. Its position is fixed, so a scrolling container does not cut it off.
 */
export const FLOATING = { withinPortal: false, floatingStrategy: 'fixed' } as const;

/** Whether Escape belongs to a floating list or calendar rather than to the dialog around it. */
export function ownsEscape(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  return target.getAttribute('aria-expanded') === 'true' || target.closest('[role=dialog], [role=listbox]') !== null;
}
