import type { PriceMove } from '@quayside/contract';
import type { AccountRef, Currency, Money, PriceOwner, Site } from '@quayside/kernel';
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

/** Two currencies between which prices are converted. */
export interface CurrencyPair {
  readonly from: Currency;
  readonly to: Currency;
}

/** A new floor of an item, or of an account's rule if no item is given. */
export interface LivePriceLimit {
  readonly site: Site;
  readonly floor: Money;
  readonly itemId?: number;
  /** The rule's price of a home price, if the rule changes as well. */
  readonly after?: (source: Money) => Money;
}

/** A listing that buyers can buy for less than a floor. */
export interface LiveBelow {
  readonly itemId: number;
  readonly title: string;
  readonly site: Site;
  /** The lowest confirmed price of its units. */
  readonly live: Money;
  readonly floor: Money;
  readonly owner: PriceOwner;
}

/** Hooks of the modules that follow price changes, connected in compose.ts. All run in the transaction of the change. */
export interface PricingHooks {
  /** Counts the live prices that would change, and returns some of them. */
  previewRules(db: Db, account: AccountRef, changes: readonly RuleChange[]): Promise<PriceMoves>;
  /** The account's listings that are on sale below these limits and stay so. */
  findLiveBelow(db: Db, account: AccountRef, limits: readonly LivePriceLimit[]): Promise<readonly LiveBelow[]>;
  /** Ends these items' listings on a site, because they are on sale below their floor and the seller does not keep them. */
  endBelowFloor(tx: Tx, userId: number, itemIds: readonly number[], site: Site, actor: Actor): Promise<void>;
  /** Reprices the account's live listings on these sites. */
  rulesChanged(tx: Tx, userId: number, accountId: number, sites: readonly Site[]): Promise<void>;
  /** Locks the item and returns its listings on these sites that are live or being published, with the selling accounts. */
  lockLivePrices(tx: Tx, userId: number, itemId: number, sites: readonly Site[]): Promise<readonly LivePrice[]>;
  /** Reprices every seller's live listings that are converted between these currencies. */
  ratesChanged(tx: Tx, pairs: readonly CurrencyPair[]): Promise<void>;
  /** Looks for prices of every seller that nothing holds back any more. */
  pricesFreedEverywhere(tx: Tx): Promise<void>;
  /** Reprices an item's live listings on these sites after a change of floors or of what was raised to them. */
  floorsChanged(tx: Tx, userId: number, itemId: number, sites: readonly Site[], actor: Actor): Promise<void>;
  manualPricesChanged(tx: Tx, userId: number, itemId: number, sites: readonly Site[], actor: Actor): Promise<void>;
  /** Judges prices again that the price gate blocked; prices that are still rejected stay blocked. */
  pricesFreed(tx: Tx, account: AccountRef, held: HeldPrices): Promise<void>;
}
