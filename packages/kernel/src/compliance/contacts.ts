import { isEuMember } from '../billing/vat.ts';
import { isCountry, requiresPostalCode } from '../countries.ts';
import { isEmail, isVisible } from '../form-rules.ts';

/** The manufacturer of goods, or the responsible person in the EU (Regulation (EU) 2023/988, articles 16 and 19). */
export interface SafetyContact {
  readonly companyName: string;
  readonly addressLine1: string;
  /** This and every later text may be empty if `contactProblems` allows it. */
  readonly addressLine2: string;
  readonly city: string;
  readonly stateOrProvince: string;
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly email: string;
  readonly phone: string;
  readonly contactUrl: string;
}

/**
 * eBay's maximum lengths in characters, as described for `Manufacturer` and `ResponsiblePerson` in its Inventory API.
 */
export const CONTACT_LENGTHS = {
  companyName: 100,
  addressLine1: 180,
  addressLine2: 180,
  city: 64,
  stateOrProvince: 64,
  postalCode: 9,
  country: 2,
  email: 180,
  phone: 64,
  contactUrl: 250,
} as const satisfies Record<keyof SafetyContact, number>;

export const CONTACT_FIELDS = Object.keys(CONTACT_LENGTHS) as readonly (keyof SafetyContact)[];

export type ContactProblem = 'missing' | 'too_long' | 'malformed' | 'outside_eu';
export type ContactProblems = Partial<Record<keyof SafetyContact, ContactProblem>>;

/**
 * What prevents a contact from being shown to buyers. The regulation requires a name, a postal address and an
 * electronic address, which is an e-mail address or a web page.
 */
export function contactProblems(contact: SafetyContact): ContactProblems {
  const problems: ContactProblems = {};
  for (const field of ['companyName', 'addressLine1', 'city', 'country'] as const) {
    if (!isVisible(contact[field])) problems[field] = 'missing';
  }
  const { postalCode, country, email, contactUrl } = contact;
  if (!isVisible(postalCode) && requiresPostalCode(country)) problems.postalCode = 'missing';
  if (country.length !== CONTACT_LENGTHS.country || !isCountry(country)) problems.country ??= 'malformed';
  if (email.trim() === '' && contactUrl.trim() === '') problems.email = 'missing';
  if (email.trim() !== '' && !isEmail(email.trim())) problems.email = 'malformed';
  if (contactUrl.trim() !== '' && !isWebPage(contactUrl.trim())) problems.contactUrl = 'malformed';
  for (const field of CONTACT_FIELDS) {
    if ([...contact[field].trim()].length > CONTACT_LENGTHS[field]) problems[field] = 'too_long';
  }
  return problems;
}

/** The same for a responsible person, who must be in the EU. */
export function responsiblePersonProblems(contact: SafetyContact): ContactProblems {
  const problems = contactProblems(contact);
  return problems.country || isEuMember(contact.country) ? problems : { ...problems, country: 'outside_eu' };
}

export function isContactComplete(contact: SafetyContact): boolean {
  return Object.keys(contactProblems(contact)).length === 0;
}

export function isWebPage(text: string): boolean {
  return /^https?:\/\/[^\s/?#]+\.[^\s]+$/.test(text);
}
