import type { PriceMove } from '@quayside/contract';
import type { AccountRef, Money, Site } from '@quayside/kernel';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { HeldPrices } from '../dispatch/index.ts';
import type { Actor } from '../history/index.ts';

/** A changed rule with its effects on prices. */
export interface RuleChange {
  readonly site: Site;
  readonly before: (source: Money) => Money;
  readonly after: (source: Money) => Money;
  /** The rule's new floor. */
  readonly floor: Money | null;
}

/** The effect of changed rules on live listings. */
export interface PriceMoves {
  readonly bySite: ReadonlyMap<Site, number>;
  readonly higher: number;
  readonly lower: number;
  readonly steep: number;
  readonly belowFloor: number;
  readonly examples: readonly PriceMove[];
}

/** An item on a site with the price that a buyer pays there. */
export interface LivePrice {
  readonly site: Site;
  readonly accountId: number;
  readonly price: Money;
}

/** Hooks of the modules that follow price changes, connected in compose.ts. All run in the transaction of the change. */
export interface PricingHooks {
  /** Counts the live prices that would change, and returns some of them. */
  previewRules(db: Db, account: AccountRef, changes: readonly RuleChange[]): Promise<PriceMoves>;
  /** Reprices the account's live listings on these sites. */
  rulesChanged(tx: Tx, userId: number, accountId: number, sites: readonly Site[]): Promise<void>;
  /** Locks the item and returns its listings on these sites that are live or being published, with the selling accounts. */
  lockLivePrices(tx: Tx, userId: number, itemId: number, sites: readonly Site[]): Promise<readonly LivePrice[]>;
  manualPricesChanged(tx: Tx, userId: number, itemId: number, sites: readonly Site[], actor: Actor): Promise<void>;
  /** Judges prices again that the price gate blocked; prices that are still rejected stay blocked. */
  pricesFreed(tx: Tx, account: AccountRef, held: HeldPrices): Promise<void>;
}
