import { loadRooms } from '../i18n/i18n.ts';
import type { ToastAudience, ToastValues } from './toast-audience.ts';
import type { ToastEvent } from './toasts.data.ts';

let audience: ToastAudience | null = null;
let isWanted = false;
const listeners = new Set<() => void>();

/** The signed-in user; null without a session. */
export function setToastAudience(next: ToastAudience | null): void {
  audience = next;
}

/** For the toast host, which loads when the first toast is needed. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function areToastsWanted(): boolean {
  return isWanted;
}

/** Preloads the toast code, so that a toast can be shown without a connection. Rejects on failure. */
export async function prepareToasts() {
  if (!isWanted) {
    isWanted = true;
    for (const listener of listeners) listener();
  }
  const [{ presentToast }] = await Promise.all([import('./present-toast.tsx'), loadRooms(['toasts'])]);
  return presentToast;
}

/**
 * Shows an event's toast with the text, place and duration of the table.
 * @param values variables of the text, such as `{ count: 3 }`
 */
export function showToast(event: ToastEvent, values: ToastValues = {}): void {
  const to = audience;
  // Without the toast code, nothing can be shown.
  prepareToasts().then(
    (present) => present(event, values, to),
    () => undefined,
  );
}
