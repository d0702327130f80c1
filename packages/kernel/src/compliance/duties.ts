import { isEuMember } from '../billing/vat.ts';
import type { Reason } from '../reasons.ts';
import { SITES, type Site, siteFacts } from '../sites.ts';
import type { SafetyContact } from './contacts.ts';
import { PRODUCER_STREAMS, type ProducerNumber } from './producer-numbers.ts';

/** What a seller entered for the business, for a brand or for an item. A null says nothing: the wider entry holds. */
export interface SafetyEntry {
  readonly manufacturer: SafetyContact | null;
  readonly responsiblePerson: SafetyContact | null;
  /** The regulation does not cover the goods, such as antiques, food, or what was on the EU's market before 13 December 2024. */
  readonly isExempt: boolean;
}

/** What holds for one item. */
export type Safety = SafetyEntry;

export const NO_SAFETY: Safety = { manufacturer: null, responsiblePerson: null, isExempt: false };

/** Offers on these sites must name the manufacturer (Regulation (EU) 2023/988, article 19). The United Kingdom is not in the EU. */
export const SAFETY_SITES: readonly Site[] = SITES.filter((site) => isEuMember(siteFacts(site).country));

/**
 * Joins entries from the narrowest to the widest: the item's, its brand's, the business's. The manufacturer and the responsible person are
 * each taken from the first entry that has one. An exemption holds unless a narrower entry names a manufacturer.
 */
export function joinSafety(entries: readonly (SafetyEntry | null | undefined)[]): Safety {
  let joined = NO_SAFETY;
  for (const entry of entries) {
    if (!entry) continue;
    if (entry.isExempt && joined.manufacturer === null) return { ...joined, isExempt: true };
    joined = {
      manufacturer: joined.manufacturer ?? entry.manufacturer,
      responsiblePerson: joined.responsiblePerson ?? entry.responsiblePerson,
      isExempt: false,
    };
  }
  return joined;
}

export type SafetyDuty = 'manufacturer' | 'responsible_person';

/** The first thing that the regulation asks for and that is missing. A person in the EU is needed where the manufacturer is outside. */
export function lackingSafety({ manufacturer, responsiblePerson, isExempt }: Safety): SafetyDuty | undefined {
  if (isExempt) return undefined;
  if (manufacturer === null) return 'manufacturer';
  return isEuMember(manufacturer.country) || responsiblePerson !== null ? undefined : 'responsible_person';
}

const CODES = { manufacturer: 'no_manufacturer', responsible_person: 'no_responsible_person' } as const;

/** Why goods may not be offered on the site for want of a duty; undefined where nothing is missing. */
export function lackingDuty(site: Site, safety: Safety, numbers: readonly ProducerNumber[]): Reason | undefined {
  if (!SAFETY_SITES.includes(site)) return undefined;
  const lacking = lackingSafety(safety);
  if (lacking) return { code: CODES[lacking], params: { site } };
  const { country } = siteFacts(site);
  const stream = PRODUCER_STREAMS.find(
    (due) =>
      due.isAlwaysDue &&
      due.country === country &&
      !numbers.some((given) => given.country === country && given.stream === due.code),
  );
  return stream ? { code: 'no_epr_number', params: { site } } : undefined;
}
