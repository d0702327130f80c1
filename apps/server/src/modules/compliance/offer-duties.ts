import type { CategoryDuty, CategoryRequirements } from '@quayside/connector-kit';
import {
  ENERGY_SITES,
  type EnergyLabel,
  lackingDuty,
  lackingEnergyLabel,
  NO_SAFETY,
  type Reason,
  SAFETY_SITES,
  type Safety,
  type Site,
} from '@quayside/kernel';
import { HAZARD_SITES, lackingLabels } from '@quayside/kernel/hazards';
import type { Db } from '../../platform/database/db.ts';
import { acceptedLabelsOf } from './energy-labels.repository.ts';
import { listProducerNumbers, safetyOf } from './safety.repository.ts';

/** What is known of items' safety, and what EU sites require of offers with them. */
export interface OfferDuties {
  readonly safetyOf: (itemId: number) => Safety | undefined;
  /** The part of an item's safety that a site shows. Sites outside the EU show hazards, and nobody's name. */
  shownSafety(itemId: number, site: Site): Safety | undefined;
  shownLabel(itemId: number, site: Site): EnergyLabel | undefined;
  /**
   * The requirement that goods do not meet.
   * @param requirements of the item's category on the site; undefined if it has none
   */
  lacking(item: { readonly itemId: number }, site: Site, requirements?: CategoryRequirements): Reason | undefined;
}

export async function loadOfferDuties(db: Db, userId: number, itemIds: readonly number[]): Promise<OfferDuties> {
  const [safety, numbers, labels] = await Promise.all([
    safetyOf(db, userId, itemIds),
    listProducerNumbers(db, userId),
    acceptedLabelsOf(db, userId, itemIds),
  ]);
  return {
    safetyOf: (itemId) => safety.get(itemId),
    shownSafety(itemId, site) {
      const known = safety.get(itemId);
      if (!known || SAFETY_SITES.includes(site)) return known;
      return HAZARD_SITES.includes(site) ? { ...known, manufacturer: null, responsiblePerson: null } : undefined;
    },
    shownLabel: (itemId, site) => (ENERGY_SITES.includes(site) ? labels.get(itemId) : undefined),
    lacking({ itemId }, site, requirements) {
      const known = safety.get(itemId) ?? NO_SAFETY;
      const isRequired = (duty: CategoryDuty['duty']) =>
        requirements?.duties?.some((one) => one.duty === duty && one.isRequired) ?? false;
      const required = { hazards: isRequired('hazardous-materials'), warnings: isRequired('product-safety') };
      return (
        lackingDuty(site, known, numbers) ??
        lackingEnergyLabel(site, isRequired('energy-label'), labels.get(itemId)) ??
        lackingLabels(site, required, known)
      );
    },
  };
}
