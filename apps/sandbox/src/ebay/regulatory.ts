import { type EbayErrorBody, ebayError } from './errors.ts';
import {
  hazardPictograms,
  hazardStatements,
  safetyPictograms,
  safetyStatements,
  signalWords,
} from './hazard-labels.data.ts';
import type { DocumentStatus } from './media.ts';
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
  hazmat?: { component?: string; pictograms?: string[]; signalWord?: string; statements?: string[] };
  productSafety?: { component?: string; pictograms?: string[]; statements?: string[] };
  documents?: { documentId?: string }[];
  repairScore?: number;
}

/** The status of a seller's document by its id; undefined without such a document. */
export type DocumentsOf = (documentId: string) => DocumentStatus | undefined;

/** Limits from eBay's documentation, in characters and pieces. */
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

/** The error ids of the same problem for a manufacturer and for a responsible person. */
const WHOSE = {
  manufacturer: { address: 25110, name: 25111, contact: 25118 },
  person: { address: 25113, name: 25114, contact: 25119 },
} as const;

/**
 * The problems for which eBay rejects the regulatory part of an offer. It documents no error for an offer without
 * persons, but stated persons must be complete.
 */
export function regulatoryProblems(
  regulatory: Regulatory | undefined,
  needs: { energyLabel: boolean; hazmat: boolean; productSafety: boolean } = NO_NEEDS,
  statusOfDocument: DocumentsOf = () => undefined,
): EbayErrorBody[] {
  const { manufacturer, responsiblePersons = [], energyEfficiencyLabel } = regulatory ?? {};
  const problems = energyProblems(energyEfficiencyLabel, needs.energyLabel);
  problems.push(
    ...hazmatProblems(regulatory?.hazmat, needs.hazmat),
    ...safetyProblems(regulatory?.productSafety, needs.productSafety),
    ...documentProblems(regulatory?.documents ?? [], statusOfDocument),
  );
  const { repairScore } = regulatory ?? {};
  if (repairScore !== undefined && !isRepairScore(repairScore)) problems.push(ebayError(25079, { least: 0, most: 10 }));
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

const NO_NEEDS = { energyLabel: false, hazmat: false, productSafety: false };
/** Limits from eBay's documentation. */
const COMPONENT = 120;
const SAFETY_PICTOGRAMS = 2;
const SAFETY_STATEMENTS = 8;
const DOCUMENTS = 10;

const isRepairScore = (score: number) =>
  score >= 0 && score <= 10 && Math.abs(score * 10 - Math.round(score * 10)) < 1e-9;

function componentProblems(component: string | undefined): EbayErrorBody[] {
  return [...(component ?? '')].length > COMPONENT ? [ebayError(25080, { field: 'component', most: COMPONENT })] : [];
}

/** Codes that are not in the site's metadata, and duplicate codes. */
function unknownCodes(field: string, codes: readonly string[], known: object): EbayErrorBody[] {
  const strange = codes.filter((code) => !Object.hasOwn(known, code));
  return strange.length > 0 ? [ebayError(25076, { field, ids: strange.join(', ') })] : [];
}

function hazmatProblems(hazmat: Regulatory['hazmat'], isRequired: boolean): EbayErrorBody[] {
  const { component, pictograms = [], signalWord, statements = [] } = hazmat ?? {};
  if (statements.length === 0) return hazmat || isRequired ? [ebayError(25081)] : [];
  return [
    ...unknownCodes('pictograms', pictograms, hazardPictograms),
    ...unknownCodes('signalWord', signalWord === undefined ? [] : [signalWord], signalWords),
    ...unknownCodes('statements', statements, hazardStatements),
    ...componentProblems(component),
  ];
}

function safetyProblems(safety: Regulatory['productSafety'], isRequired: boolean): EbayErrorBody[] {
  const { component, pictograms = [], statements = [] } = safety ?? {};
  if (pictograms.length + statements.length === 0) return safety || isRequired ? [ebayError(25109)] : [];
  const most = (field: string, given: readonly string[], limit: number) =>
    given.length > limit ? [ebayError(25108, { field, most: limit })] : [];
  return [
    ...most('pictograms', pictograms, SAFETY_PICTOGRAMS),
    ...most('statements', statements, SAFETY_STATEMENTS),
    ...unknownCodes('pictograms', pictograms, safetyPictograms),
    ...unknownCodes('statements', statements, safetyStatements),
    ...componentProblems(component),
  ];
}

function documentProblems(documents: readonly { documentId?: string }[], statusOf: DocumentsOf): EbayErrorBody[] {
  if (documents.length > DOCUMENTS) return [ebayError(25106, { most: DOCUMENTS })];
  const ids = documents.map(({ documentId = '' }) => documentId);
  const unknown = ids.filter((id) => statusOf(id) === undefined);
  if (unknown.length > 0) return [ebayError(25104, { ids: unknown.join(', ') })];
  const refused = ids.filter((id) => statusOf(id) === 'REJECTED');
  return refused.length > 0 ? [ebayError(25107, { ids: refused.join(', ') })] : [];
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

/** The label needs its sheet and vice versa, a description needs its picture, and eBay must store the picture. */
function energyProblems(label: Regulatory['energyEfficiencyLabel'], isRequired: boolean): EbayErrorBody[] {
  const { imageURL, imageDescription, productInformationSheet } = label ?? {};
  if (imageDescription && !imageURL) return [ebayError(25083)];
  const isWhole = Boolean(imageURL) && Boolean(productInformationSheet);
  if (!isWhole && (label || isRequired)) return [ebayError(25084)];
  const problems: EbayErrorBody[] = [];
  if (imageURL && hostOf(imageURL) !== PICTURE_HOST) problems.push(ebayError(25086));
  if (productInformationSheet && hostOf(productInformationSheet) === undefined) {
    // eBay documents no error id for the sheet.
    const additionalInfo = `${productInformationSheet} is not an https address`;
    problems.push(ebayError(25016, { fieldName: 'productInformationSheet', additionalInfo }));
  }
  return problems;
}

/** The host of an https address, with its port if that is not the default. */
function hostOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' ? host : undefined;
}
