import { loadRooms } from '../i18n/i18n.ts';
import { TOASTS, type ToastEvent, type ToastSpec } from './toasts.data.ts';

/** What fills the `{{…}}` of a toast's words; `count` chooses their plural, and `detail` is a sentence that stands below them. */
export type ToastValues = Readonly<Record<string, string | number>>;

/** The person whom toasts are shown to, as far as the table asks. */
export interface ToastAudience {
  readonly isPlatformless: boolean;
}

let audience: ToastAudience | null = null;
let isWanted = false;
const listeners = new Set<() => void>();

/** Who is signed in; null where nobody is. */
export function setToastAudience(next: ToastAudience | null): void {
  audience = next;
}

/** For the place where toasts appear: it is fetched when the first one is wanted. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function areToastsWanted(): boolean {
  return isWanted;
}

/** Fetches what toasts need, so that one can be shown when nothing can be fetched any more. Rejects where that fails. */
export async function prepareToasts() {
  if (!isWanted) {
    isWanted = true;
    for (const listener of listeners) listener();
  }
  const [{ presentToast }] = await Promise.all([import('./present-toast.tsx'), loadRooms(['toasts'])]);
  return presentToast;
}

export function isToastShownTo(spec: ToastSpec, to: ToastAudience | null): boolean {
  return !(spec.isSilentForPlatformless && to?.isPlatformless);
}

/**
 * Tells the user of an event in the words, at the place and for the time that the table gives it.
 * @param values what the words of the event need, such as `{ count: 3 }`
 */
export function showToast(event: ToastEvent, values: ToastValues = {}): void {
  const spec: ToastSpec = TOASTS[event];
  if (!isToastShownTo(spec, audience)) return;
  // Where not even this can be fetched, there is nothing to show it with.
  prepareToasts().then(
    (present) => present(event, spec, values),
    () => undefined,
  );
}
