import {
  type AspectFamily,
  type AspectKey,
  type AspectLanguage,
  aspectDefinitions,
  aspectFamilies,
  aspectValues,
  recommendedAspects,
} from './aspects.data.ts';

export interface CategoryAspect {
  key: AspectKey;
  name: string;
  required: boolean;
  recommended: boolean;
  /** The values that the site offers; empty if sellers may enter any text. */
  values: readonly string[];
  /** Whether a listing can have no other value. */
  isSelectionOnly: boolean;
  forVariations: boolean;
  many: boolean;
}

/** `de-AT` and `de_AT` → `de`; American English has its own names. */
export function aspectLanguage(language: string): AspectLanguage {
  if (/^en[-_]US/.test(language)) return 'us';
  const short = language.slice(0, 2);
  return short === 'de' || short === 'fr' || short === 'it' || short === 'es' || short === 'nl' ? short : 'en';
}

function familyOf(path: string): AspectFamily {
  const found = aspectFamilies.find((family) => family.path.test(path)) ?? aspectFamilies.at(-1);
  return found ?? { path: /./, required: ['brand'], optional: [] };
}

/** The item specifics of a leaf category, in a language; their order is the same in every language. */
export function aspectsOf(path: string, language: string): CategoryAspect[] {
  const family = familyOf(path);
  const short = aspectLanguage(language);
  const describe = (required: boolean) => (key: AspectKey) => {
    const { names, forVariations, many } = aspectDefinitions[key];
    const offered = aspectValues[key];
    return {
      key,
      name: names[short],
      required,
      recommended: required || recommendedAspects.has(key),
      values: offered?.values[short] ?? [],
      isSelectionOnly: offered?.only ?? false,
      forVariations,
      many,
    };
  };
  return [...family.required.map(describe(true)), ...family.optional.map(describe(false))];
}
