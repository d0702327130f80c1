import type { Entitlement } from '../access/switches.data.ts';

/** What a plan lets a seller promote, at home and abroad apart. */
export interface PromotionRights {
  readonly mayOpen: boolean;
  /** Without it, rates follow the marketplace's recommendation. */
  readonly mayChooseRates: boolean;
}

export function promotionRights(
  entitlements: Readonly<Record<Entitlement, boolean>>,
  isDomestic: boolean,
): PromotionRights {
  return isDomestic
    ? {
        mayOpen: entitlements.can_onboard_to_epl_domestic || entitlements.can_use_epl_trial_domestic,
        mayChooseRates: entitlements.can_manage_epl_domestic_ad_rate_strategies,
      }
    : {
        mayOpen: entitlements.can_onboard_to_epl || entitlements.can_use_epl_trial,
        mayChooseRates: entitlements.can_manage_epl_ad_rate_strategies,
      };
}
