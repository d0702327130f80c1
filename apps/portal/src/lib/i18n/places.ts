import type { PlaceNames } from '@quayside/i18n/countries/names';
import { messages } from './messages.ts';

/**
 * The name of a country or region in a locale's language, otherwise in the reader's; the code if neither is loaded.
 * Callers need the room `places`: the frame loads it for its screens, the others use `loadRooms`.
 */
export function nameOfPlace(locale: string, kind: keyof PlaceNames, code: string): string {
  const language = new Intl.Locale(locale).language;
  for (const tag of [language, messages.language]) {
    const name = messages.get(tag, 'places', `${kind}.${code}`);
    if (typeof name === 'string') return name;
  }
  return code;
}
