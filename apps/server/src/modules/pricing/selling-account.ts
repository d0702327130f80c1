import type { Platform, Site } from '@quayside/kernel';
import { fail } from '../../platform/http/fail.ts';

/** The parts of an account that pricing needs. */
export interface SellingAccount {
  readonly accountId: number;
  readonly platform: Platform;
  readonly sourceSite: Site;
}

export const placeOf = ({ platform, sourceSite }: SellingAccount) => ({ platform, site: sourceSite });

/** @throws site_not_supported */
export function requireSites(allowed: readonly Site[], places: readonly { site: Site }[]): void {
  if (places.some(({ site }) => !allowed.includes(site))) throw fail('site_not_supported');
}
