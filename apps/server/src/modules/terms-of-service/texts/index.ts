import type { TermsLanguage, TermsType } from '@quayside/contract';
import type { TermsDocument } from '../terms-document.ts';
import { OWN_TERMS_DE } from './own-terms.de.data.ts';
import { OWN_TERMS_EN } from './own-terms.en.data.ts';
import { OWN_TERMS_FR } from './own-terms.fr.data.ts';
import { OWN_TERMS_IT } from './own-terms.it.data.ts';
import { type OwnTerms, TERMS_PARTS } from './parts.ts';
import { SHIPPING_TERMS } from './shipping-terms.data.ts';

const OWN_TERMS: Readonly<Record<TermsLanguage, OwnTerms>> = {
  en: OWN_TERMS_EN,
  it: OWN_TERMS_IT,
  fr: OWN_TERMS_FR,
  de: OWN_TERMS_DE,
};

/**
 * The text of an edition that the contract lists, in one of its languages.
 * @throws if the contract lists an edition without a text
 */
export function termsDocument(type: TermsType, version: string, language: TermsLanguage): TermsDocument {
  if (type === 'shipping') {
    if (version !== '1' || language !== 'en') throw new Error(`There are no shipping terms ${version} in ${language}`);
    return SHIPPING_TERMS;
  }
  const { parts, before6, editions, title, lead, footer } = OWN_TERMS[language];
  const head = { language, title, lead, footer };
  if (version === '6') return { ...head, edition: editions['6'], sections: TERMS_PARTS.map((part) => parts[part]) };
  if (version !== '5.2') throw new Error(`There are no terms ${version}`);
  const earlier = { ...parts, ...before6 };
  const ids = TERMS_PARTS.filter((part) => part !== 'consent' && part !== 'availability');
  return { ...head, edition: editions['5.2'], sections: ids.map((part) => earlier[part]) };
}
