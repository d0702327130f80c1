import type { ShippingModes } from '@quayside/contract';
import type { ServiceLevel } from '@quayside/kernel';

/** The delivery mode of each level of service, as edited; null for the account's own terms. */
export type ModeDraft = Readonly<Record<ServiceLevel, string | null>>;

/** The saved choice, or the proposed one before the first save. */
export function modeDraftOf({ isSet, levels }: ShippingModes): ModeDraft {
  const codes = levels.map(({ level, chosen, suggested }) => [level, isSet ? chosen : suggested] as const);
  return { ECONOMY: null, STANDARD: null, TRACKED: null, EXPRESS: null, ...Object.fromEntries(codes) };
}

/** The levels whose mode differs from the saved one. */
export function changedLevels({ levels }: ShippingModes, draft: ModeDraft): ServiceLevel[] {
  return levels.flatMap(({ level, chosen }) => (draft[level] === chosen ? [] : [level]));
}
