import { useSyncExternalStore } from 'react';

interface OpenDialog {
  readonly element: HTMLDialogElement;
  /** Another one for each time that a dialog is opened. */
  readonly key: number;
}

/** The modal dialogs that are open, the topmost last. What is outside of it neither shows above it nor can be operated. */
let open: readonly OpenDialog[] = [];
let announced = 0;
const listeners = new Set<() => void>();

function change(next: readonly OpenDialog[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Says that a modal dialog has been opened, above all others. Answers what says that it has been closed. */
export function announceDialog(element: HTMLDialogElement): () => void {
  announced += 1;
  const dialog = { element, key: announced };
  change([...open, dialog]);
  return () => change(open.filter((one) => one !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For what has to stay above everything, such as a toast: the dialog to stand in; null where none is open. */
export function useTopmostDialog(): OpenDialog | null {
  return useSyncExternalStore(subscribe, () => open.at(-1) ?? null);
}
