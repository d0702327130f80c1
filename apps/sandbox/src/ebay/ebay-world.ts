import { createHourlyQuotas, type HourlyQuotas } from '../platform/hourly-quotas.ts';
import type { Machine } from '../platform/machine.ts';
import { openQuotas, type Quotas } from '../platform/quotas.ts';
import { ebayApis } from './apis.data.ts';
import { type Notifications, openNotifications } from './notifications/notifications.ts';
import { createSellers, type Sellers } from './seller.ts';
import { sellerProfiles } from './sellers.data.ts';
import { openSigningKeys, type SigningKeys } from './signing-keys.ts';
import { tokenQuotas } from './token-quotas.data.ts';
import { openTokens, type Tokens } from './tokens.ts';

/** The state that eBay stores. */
export interface EbayState {
  sellers: Sellers;
  tokens: Tokens;
  quotas: Quotas;
  /** The calls of APIs that each seller may make a number of times an hour, by API and seller. */
  hourly: HourlyQuotas;
  notifications: Notifications;
  signingKeys: SigningKeys;
  /** How often a marketplace's category tree was published; once if it is not listed. */
  treeEditions: Map<string, number>;
  /** Categories that require an energy label, by marketplace and id. */
  energyLabelled: Set<string>;
  /** `duty marketplace category` for the categories whose goods need hazard statements or safety warnings. */
  labelled: Set<string>;
  close(): Promise<void>;
}

/** The state and the tools that eBay's calls get. */
export interface EbayWorld extends Machine {
  ebay: EbayState;
}

export async function openEbay({ config, clock, catalog, log }: Machine): Promise<EbayState> {
  const { dataDirectory, quotaProfile } = config;
  const tokens = await openTokens(dataDirectory, clock);
  const limits = new Map<string, number>([
    ...Object.entries(ebayApis).map(([name, api]) => [name, api.dailyCalls[quotaProfile]] as const),
    ...tokenQuotas,
  ]);
  const quotas = await openQuotas(dataDirectory, clock, (api) => limits.get(api) ?? 0);
  const sellers = createSellers(sellerProfiles, { dataDirectory, catalog, log, now: clock.now });
  const signingKeys = await openSigningKeys(dataDirectory, clock);
  const notifications = await openNotifications(dataDirectory, clock, log);
  return {
    sellers,
    tokens,
    quotas,
    hourly: createHourlyQuotas(clock),
    notifications,
    signingKeys,
    treeEditions: new Map(),
    energyLabelled: new Set(),
    labelled: new Set(),
    async close() {
      await notifications.close();
      await signingKeys.close();
      await sellers.close();
      await quotas.close();
      await tokens.close();
    },
  };
}
