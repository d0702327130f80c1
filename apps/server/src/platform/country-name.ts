import { baseCountry } from '@quayside/kernel';

/** One per language: to make one costs far more than to ask it. */
const kept = new Map<string, Intl.DisplayNames>();

/** The name of a country in a language (BCP 47); `undefined` for what is no code of a country, as buyers' addresses may hold. */
export function countryName(code: string, language: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  const names = kept.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  kept.set(language, names);
  return names.of(baseCountry(code));
}
