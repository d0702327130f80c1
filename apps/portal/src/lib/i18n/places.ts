import type { PlaceNames } from '@quayside/i18n/countries/names';
import { messages } from './messages.ts';

/**
 * The name of a country or region in a locale's language, or else in the reader's; the code where neither is here. Whoever shows
 * names has the room `places` loaded: the frame for all screens behind it, the others with `loadRooms`.
 */
export function nameOfPlace(locale: string, kind: keyof PlaceNames, code: string): string {
  const language = new Intl.Locale(locale).language;
  for (const tag of [language, messages.language]) {
    const name = messages.get(tag, 'places', `${kind}.${code}`);
    if (typeof name === 'string') return name;
  }
  return code;
}
