import type { PriceMove } from '@quayside/contract';
import type { Money, Site } from '@quayside/kernel';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { AccountRef, HeldPrices } from '../dispatch/index.ts';
import type { Actor } from '../history/index.ts';

/** A rule that changes, as prices under it see it. */
export interface RuleChange {
  readonly site: Site;
  readonly before: (source: Money) => Money;
  readonly after: (source: Money) => Money;
  /** The lowest price that it sets from then on. */
  readonly floor: Money | null;
}

/** What a change of rules does to live listings. */
export interface PriceMoves {
  readonly bySite: ReadonlyMap<Site, number>;
  readonly higher: number;
  readonly lower: number;
  readonly steep: number;
  readonly belowFloor: number;
  readonly examples: readonly PriceMove[];
}

/** An item on a site, and what a buyer pays for it there. */
export interface LivePrice {
  readonly site: Site;
  readonly accountId: number;
  readonly price: Money;
}

/** Rooms above that follow a change of prices, joined in compose.ts. Both run in the transaction of the change. */
export interface PricingHooks {
  /** Counts the live prices that would move, exactly, and shows some. */
  previewRules(db: Db, account: AccountRef, changes: readonly RuleChange[]): Promise<PriceMoves>;
  /** Live listings of the account on these sites get their new rule price. */
  rulesChanged(tx: Tx, userId: number, accountId: number, sites: readonly Site[]): Promise<void>;
  /** Locks the item. What of it is live on these sites, or on its way there, with the account that sells it. */
  lockLivePrices(tx: Tx, userId: number, itemId: number, sites: readonly Site[]): Promise<readonly LivePrice[]>;
  manualPricesChanged(tx: Tx, userId: number, itemId: number, sites: readonly Site[], actor: Actor): Promise<void>;
  /** What the gate holds back is judged anew; what still may not leave stays. */
  pricesFreed(tx: Tx, account: AccountRef, held: HeldPrices): Promise<void>;
}
