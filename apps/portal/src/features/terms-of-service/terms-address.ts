import { TERMS_EDITIONS, TERMS_TYPES, type TermsEdition, type TermsType } from '@quayside/contract';

/** A document that can be read at `/terms-and-conditions/…`. */
export interface TermsChoice {
  readonly type: TermsType;
  readonly edition: TermsEdition;
}

/** Every document, with the current terms first. */
export const TERMS_CHOICES: readonly TermsChoice[] = TERMS_TYPES.flatMap((type) =>
  TERMS_EDITIONS[type].map((edition) => ({ type, edition })),
);

/** The part of the address after `/terms-and-conditions/`: nothing for the current terms, `5.2`, `shipping`. */
export function termsSlug({ type, edition }: TermsChoice): string {
  if (edition !== TERMS_EDITIONS[type][0]) return type === 'wi' ? edition.version : `${type}/${edition.version}`;
  return type === 'wi' ? '' : type;
}

/** The document of an address; the current terms if the address names no document. */
export function termsAt(slug: string): TermsChoice {
  const wanted = slug.replace(/^\/+|\/+$/g, '');
  const choice = TERMS_CHOICES.find((one) => termsSlug(one) === wanted);
  return choice ?? { type: 'wi', edition: TERMS_EDITIONS.wi[0] };
}
