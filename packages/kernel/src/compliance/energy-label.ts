import type { Reason } from '../reasons.ts';
import { platformOfSite, SITES, type Site, siteFacts } from '../sites.ts';
import { SAFETY_SITES } from './duties.ts';

/** The EU energy label of goods, and its product information sheet (Regulation (EU) 2017/1369). */
export interface EnergyLabel {
  /** The picture of the label, at eBay's own picture service. */
  readonly imageUrl: string;
  /** The text of the picture, such as "E on a scale from A to G". */
  readonly imageDescription: string;
  /** The product information sheet. */
  readonly sheetUrl: string;
}

export const ENERGY_LABEL_LENGTHS = { imageUrl: 500, imageDescription: 250, sheetUrl: 500 } as const;

/**
 * eBay shows the label on its sites in the EU and the United Kingdom. Offers on other marketplaces have no field for
 * it.
 */
export const ENERGY_SITES: readonly Site[] = SITES.filter(
  (site) => platformOfSite(site) === null && (SAFETY_SITES.includes(site) || siteFacts(site).country === 'GB'),
);

/** The prefix of every picture that eBay itself stores. It rejects the label if its picture is stored elsewhere. */
export const EBAY_PICTURES = 'https://i.ebayimg.com/';

export type EnergyLabelProblem = 'missing' | 'too_long' | 'not_at_ebay' | 'not_https';
export type EnergyLabelProblems = Partial<Record<keyof EnergyLabel, EnergyLabelProblem>>;

/**
 * eBay accepts the label and the sheet only together, and the picture only with its description. Labels stored before
 * eBay's other rules were known may violate them.
 */
export function energyLabelProblems(label: EnergyLabel): EnergyLabelProblems {
  const problems: EnergyLabelProblems = {};
  for (const field of ['imageUrl', 'imageDescription', 'sheetUrl'] as const) {
    const text = label[field].trim();
    if (text === '') problems[field] = 'missing';
    else if ([...text].length > ENERGY_LABEL_LENGTHS[field]) problems[field] = 'too_long';
    else if (field === 'imageUrl' && !isEbayPicture(text)) problems[field] = 'not_at_ebay';
    else if (field === 'sheetUrl' && !isSecurePage(text)) problems[field] = 'not_https';
  }
  return problems;
}

export function isEnergyLabelWhole(label: EnergyLabel): boolean {
  return Object.keys(energyLabelProblems(label)).length === 0;
}

function isEbayPicture(text: string): boolean {
  return text.toLowerCase().startsWith(EBAY_PICTURES) && /^\S+$/.test(text.slice(EBAY_PICTURES.length));
}

function isSecurePage(text: string): boolean {
  return /^https:\/\/[^\s/?#]+\.[^\s]+$/i.test(text);
}

/** Why goods may not be offered if their category requires the label. */
export function lackingEnergyLabel(
  site: Site,
  isRequired: boolean,
  label: EnergyLabel | undefined,
): Reason | undefined {
  return isRequired && !label ? { code: 'no_energy_label', params: { site } } : undefined;
}
