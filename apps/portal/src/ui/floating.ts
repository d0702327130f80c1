import { createContext, useContext } from 'react';

/** The dialog that stands around, once it is there: it lies above the whole page, so what floats must float inside it. */
const SurroundingDialog = createContext<HTMLElement | null>(null);

export const SurroundingDialogProvider = SurroundingDialog.Provider;

/** For the popovers of widgets: they are seen above the page and above a dialog, and are not cut off at its edge. */
export function useFloating() {
  const dialog = useContext(SurroundingDialog);
  return dialog === null ? {} : { portalProps: { target: dialog }, floatingStrategy: 'fixed' as const };
}

/** Whether Escape belongs to a list or calendar that floats, and not to the dialog around it. */
export function ownsEscape(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  return target.getAttribute('aria-expanded') === 'true' || target.closest('[role=dialog], [role=listbox]') !== null;
}
