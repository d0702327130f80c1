import { isEuMember } from '../billing/vat.ts';
import type { ProductDocument } from '../documents.ts';
import type { Hazards, Warnings } from '../hazards.ts';
import type { Reason } from '../reasons.ts';
import { SITES, type Site, siteFacts } from '../sites.ts';
import type { SafetyContact } from './contacts.ts';
import { PRODUCER_STREAMS, type ProducerNumber } from './producer-numbers.ts';

/**
 * What a seller entered for the business, for a brand or for an item. Null means that the more general entry applies.
 */
export interface SafetyEntry {
  readonly manufacturer: SafetyContact | null;
  readonly responsiblePerson: SafetyContact | null;
  /**
   * Whether the regulation does not cover the goods, such as antiques, food, or goods that were on the EU's market
   * before 13 December 2024.
   */
  readonly isExempt: boolean;
  readonly hazards: Hazards | null;
  readonly warnings: Warnings | null;
  readonly documents: readonly ProductDocument[] | null;
}

/** The data that applies to one item. */
export type Safety = SafetyEntry;

export const NO_SAFETY: Safety = {
  ...{ manufacturer: null, responsiblePerson: null, isExempt: false },
  ...{ hazards: null, warnings: null, documents: null },
};

/**
 * Offers on these sites must state the manufacturer (Regulation (EU) 2023/988, article 19). The United Kingdom is not
 * in the EU.
 */
export const SAFETY_SITES: readonly Site[] = SITES.filter((site) => isEuMember(siteFacts(site).country));

/**
 * Joins entries from the narrowest to the widest: the item's, its brand's, the business's. The manufacturer and the responsible person
 * each come from the first entry that has one. An exemption applies unless a narrower entry names a manufacturer. Hazards, warnings
 * and documents come from the first entry that has them, even if that entry is exempt.
 */
export function joinSafety(entries: readonly (SafetyEntry | null | undefined)[]): Safety {
  const stated = entries.flatMap((entry) => entry ?? []);
  const hazards = stated.find((entry) => entry.hazards)?.hazards ?? null;
  const warnings = stated.find((entry) => entry.warnings)?.warnings ?? null;
  const documents = stated.find((entry) => entry.documents)?.documents ?? null;
  return { ...joinContacts(stated), hazards, warnings, documents };
}

function joinContacts(entries: readonly SafetyEntry[]): Safety {
  let joined = NO_SAFETY;
  for (const entry of entries) {
    if (entry.isExempt && joined.manufacturer === null) return { ...joined, isExempt: true };
    joined = {
      ...NO_SAFETY,
      manufacturer: joined.manufacturer ?? entry.manufacturer,
      responsiblePerson: joined.responsiblePerson ?? entry.responsiblePerson,
      isExempt: false,
    };
  }
  return joined;
}

export type SafetyDuty = 'manufacturer' | 'responsible_person';

/**
 * The first thing that the regulation requires and that is missing. A responsible person in the EU is needed if the
 * manufacturer is outside the EU.
 */
export function lackingSafety({ manufacturer, responsiblePerson, isExempt }: Safety): SafetyDuty | undefined {
  if (isExempt) return undefined;
  if (manufacturer === null) return 'manufacturer';
  return isEuMember(manufacturer.country) || responsiblePerson !== null ? undefined : 'responsible_person';
}

const CODES = { manufacturer: 'no_manufacturer', responsible_person: 'no_responsible_person' } as const;

/** The legal requirement because of which goods may not be offered on the site; undefined if nothing is missing. */
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
