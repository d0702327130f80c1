import { useSyncExternalStore } from 'react';

interface OpenDialog {
  readonly element: HTMLDialogElement;
  /** Unique for each opening of a dialog. */
  readonly key: number;
}

/** The open modal dialogs, topmost last. Content outside the topmost is hidden behind it and inert. */
let open: readonly OpenDialog[] = [];
let announced = 0;
const listeners = new Set<() => void>();

function change(next: readonly OpenDialog[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Registers an opened modal dialog as the topmost. Returns a function that unregisters it. */
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

/** The dialog in which topmost content such as a toast must render; null if none is open. */
export function useTopmostDialog(): OpenDialog | null {
  return useSyncExternalStore(subscribe, () => open.at(-1) ?? null);
}
