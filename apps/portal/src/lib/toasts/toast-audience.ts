import type { ToastSpec } from './toasts.data.ts';

/** Variables of a toast's text; `count` selects the plural, and `detail` is a sentence below the text. */
export type ToastValues = Readonly<Record<string, string | number>>;

/** The user data that toast rules need. */
export interface ToastAudience {
  readonly isPlatformless: boolean;
}

export function isToastShownTo(spec: ToastSpec, to: ToastAudience | null): boolean {
  return !(spec.isSilentForPlatformless && to?.isPlatformless);
}
