import { type EbayErrorBody, ebayError } from './errors.ts';
import { isCountry } from './ship-to.ts';

type Contact = Partial<
  Record<
    | 'companyName'
    | 'addressLine1'
    | 'addressLine2'
    | 'city'
    | 'stateOrProvince'
    | 'postalCode'
    | 'country'
    | 'email'
    | 'phone'
    | 'contactUrl',
    string
  >
>;

export interface Regulatory {
  manufacturer?: Contact;
  responsiblePersons?: (Contact & { types?: string[] })[];
  energyEfficiencyLabel?: { imageURL?: string; imageDescription?: string; productInformationSheet?: string };
  [other: string]: unknown;
}

/** Limits that eBay states in prose, in characters and pieces. */
const LENGTHS = {
  companyName: 100,
  addressLine1: 180,
  addressLine2: 180,
  city: 64,
  stateOrProvince: 64,
  postalCode: 9,
  email: 180,
  phone: 64,
  contactUrl: 250,
} as const;
/** eBay's picture service. */
const PICTURE_HOST = 'i.ebayimg.com';
const PERSONS = 5;
const PERSON_TYPE = 'EUResponsiblePerson';
const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Which error says it of a manufacturer, and of a responsible person. */
const WHOSE = {
  manufacturer: { address: 25110, name: 25111, contact: 25118 },
  person: { address: 25113, name: 25114, contact: 25119 },
} as const;

/**
 * What eBay refuses in the regulatory part of an offer. It documents no error for an offer that names nobody: what is given must be whole.
 */
export function regulatoryProblems(
  regulatory: Regulatory | undefined,
  needs: { energyLabel: boolean } = { energyLabel: false },
): EbayErrorBody[] {
  const { manufacturer, responsiblePersons = [], energyEfficiencyLabel } = regulatory ?? {};
  const problems = energyProblems(energyEfficiencyLabel, needs.energyLabel);
  if (manufacturer) problems.push(...contactProblems(manufacturer, WHOSE.manufacturer));
  if (responsiblePersons.length > PERSONS)
    problems.push(ebayError(25112, { field: 'responsiblePersons', most: PERSONS }));
  for (const person of responsiblePersons) {
    problems.push(...contactProblems(person, WHOSE.person));
    const { types = [] } = person;
    if (types.length !== 1 || types[0] !== PERSON_TYPE) problems.push(ebayError(25116, { least: 1, most: 1 }));
  }
  const named = [...(manufacturer ? [manufacturer] : []), ...responsiblePersons];
  if (named.length > 0 && !named.some(({ country = '' }) => EU.includes(country))) problems.push(ebayError(25115));
  return problems;
}

function contactProblems(contact: Contact, whose: (typeof WHOSE)[keyof typeof WHOSE]): EbayErrorBody[] {
  const problems: EbayErrorBody[] = [];
  const { companyName, addressLine1, city, postalCode, country, email, phone, contactUrl } = contact;
  if (!companyName?.trim()) problems.push(ebayError(whose.name));
  const address = [addressLine1, city, postalCode, country];
  const given = address.filter((part) => part?.trim());
  if (given.length > 0 && (given.length < address.length || !isCountry(country ?? ''))) {
    problems.push(ebayError(whose.address));
  }
  if (given.length === 0 && !email && !phone && !contactUrl) problems.push(ebayError(whose.contact));
  for (const [field, most] of Object.entries(LENGTHS)) {
    if ([...(contact[field as keyof typeof LENGTHS] ?? '')].length > most)
      problems.push(ebayError(25080, { field, most }));
  }
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) problems.push(ebayError(25088));
  if (contactUrl !== undefined && !/^https?:\/\/\S+\.\S+$/.test(contactUrl)) problems.push(ebayError(25122));
  return problems;
}

/** The label and its sheet go together, a description needs its picture, and eBay keeps the picture itself. */
function energyProblems(label: Regulatory['energyEfficiencyLabel'], isRequired: boolean): EbayErrorBody[] {
  const { imageURL, imageDescription, productInformationSheet } = label ?? {};
  if (imageDescription && !imageURL) return [ebayError(25083)];
  const isWhole = Boolean(imageURL) && Boolean(productInformationSheet);
  if (!isWhole && (label || isRequired)) return [ebayError(25084)];
  const problems: EbayErrorBody[] = [];
  if (imageURL && hostOf(imageURL) !== PICTURE_HOST) problems.push(ebayError(25086));
  if (productInformationSheet && hostOf(productInformationSheet) === undefined) {
    // eBay documents no error of its own for the sheet.
    const additionalInfo = `${productInformationSheet} is not an https address`;
    problems.push(ebayError(25016, { fieldName: 'productInformationSheet', additionalInfo }));
  }
  return problems;
}

/** The host of an https address, with its port if that is not the usual one. */
function hostOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' ? host : undefined;
}
