import type { RateMove, RateMoves } from '@quayside/contract';
import {
  type AccountRef,
  type BreakerLimits,
  type Currency,
  type ExchangeRate,
  isBreakerOpen,
  listingKeyOf,
  type Money,
  money,
  noteMove,
  type PriceOwner,
  SITES,
  siteFacts,
} from '@quayside/kernel';
import type { Db } from '../../../platform/database/db.ts';
import type { RateTable } from '../../rates/index.ts';
import { countListings, getBreaker } from '../gate/breaker.repository.ts';
import { ceilingsOf, floorsOf } from '../price-limits.ts';
import { loadRuleBook } from '../pricing.repository.ts';
import { decidePrice, loadPriceWorld, lowestOf, type PriceDecision, type PriceWorld } from '../pricing.service.ts';
import { type ListedPrice, listListedPrices } from '../rules/listed-prices.repository.ts';
import type { RuleBook } from '../rules/rule-book.ts';

/** How far the rate moves in each case, in basis points. A move under 1 % changes nothing. */
const MOVES = [-1_000, -500, -200, -100, 100, 200, 500, 1_000] as const;
const WHOLE = 10_000;
/** The number of listings per read. Each is decided nine times, and others wait for that long. */
const STEP = 1_000;
const FOLLOWING: ReadonlySet<PriceOwner> = new Set(['rule', 'source', 'floor']);

interface Sum {
  changed: number;
  held: number;
  before: number;
  after: number;
  largeMoves: number;
}

/**
 * What would become of an account's live prices in a currency if that moved against all others, exactly as prices follow the rates that are
 * published. It stores nothing.
 */
export async function previewRateMoves(db: Db, account: AccountRef, to: Currency): Promise<RateMoves> {
  const sites = SITES.filter((site) => siteFacts(site).currency === to);
  const book = await loadRuleBook(db, account.userId, account.accountId);
  const { limits } = await getBreaker(db, account);
  const sums = MOVES.map((): Sum => ({ changed: 0, held: 0, before: 0, after: 0, largeMoves: 0 }));
  const counts = { following: 0, staying: 0 };
  for (let after = { itemId: 0, site: '' }; ; ) {
    const read = await listListedPrices(db, account, { sites, after, limit: STEP });
    const listed = read.filter(({ item }) => item.price.currency !== to);
    const itemIds = [...new Set(listed.map(({ item }) => item.itemId))];
    const world = await loadPriceWorld(db, account, itemIds, sites, [book]);
    const floors = await floorsOf(db, account, itemIds, sites);
    const ceilings = await ceilingsOf(db, account.userId, itemIds);
    const worlds = MOVES.map((move): PriceWorld => ({ ...world, rates: movedRates(world.rates, to, move) }));
    for (const one of listed) {
      const now = decide(world, book, one);
      if (!follows(now)) {
        counts.staying += 1;
        continue;
      }
      counts.following += 1;
      const key = listingKeyOf({ itemId: one.item.itemId, site: one.site });
      const between = { floor: floors.get(key), ceiling: ceilings.get(key), limits };
      for (const [at, moved] of worlds.entries()) {
        const sum = sums[at];
        if (sum) note(sum, now, decide(moved, book, one), between);
      }
    }
    const last = read.length === STEP ? read.at(-1) : undefined;
    if (!last) break;
    after = { itemId: last.item.itemId, site: last.site };
  }
  const listings = await countListings(db, account);
  return { ...counts, moves: MOVES.map((move, at) => rateMove(move, sums[at], { to, listings, limits })) };
}

const decide = (world: PriceWorld, book: RuleBook, { item, site }: ListedPrice): PriceDecision =>
  decidePrice(world, book, item, site);

/** A price that a margin decides follows from the cost in the currency of the site, which is not worked out here. */
const follows = ({ owner, breakdown: { byItems } }: PriceDecision): boolean =>
  FOLLOWING.has(owner) && byItems?.rule.uplift.kind !== 'margin';

/** Every rate to a currency, moved by as many basis points. */
function movedRates(rates: RateTable, to: Currency, basisPoints: number): RateTable {
  const moved = new Map<Currency, ExchangeRate | null>();
  return (from, into) => {
    if (into !== to) return rates(from, into);
    const known = moved.get(from);
    if (known !== undefined) return known;
    const rate = rates(from, into);
    const next = rate && { ...rate, millionths: Math.round((rate.millionths * (WHOLE + basisPoints)) / WHOLE) };
    moved.set(from, next);
    return next;
  };
}

interface Between {
  readonly floor: Money | undefined;
  readonly ceiling: Money | undefined;
  readonly limits: BreakerLimits;
}

function note(sum: Sum, was: PriceDecision, is: PriceDecision, { floor, ceiling, limits }: Between): void {
  const [before, after] = [lowestOf(was).minor, lowestOf(is).minor];
  const isSame = [...is.unitPrices].every(([unitId, { minor }]) => was.unitPrices.get(unitId)?.minor === minor);
  if (isSame && was.price.minor === is.price.minor) return;
  if (after < (floor?.minor ?? 0) || after > (ceiling?.minor ?? Number.POSITIVE_INFINITY)) {
    sum.held += 1;
    return;
  }
  sum.changed += 1;
  sum.before += before;
  sum.after += after;
  sum.largeMoves += noteMove({ listings: 0, largeMoves: 0 }, { before, after }, limits).largeMoves;
}

function rateMove(
  basisPoints: number,
  sum: Sum | undefined,
  { to, listings, limits }: { readonly to: Currency; readonly listings: number; readonly limits: BreakerLimits },
): RateMove {
  const { changed, held, largeMoves, ...prices } = sum ?? { changed: 0, held: 0, before: 0, after: 0, largeMoves: 0 };
  const mean = (minor: number) => (changed === 0 ? null : money(Math.round(minor / changed), to));
  const isStopped = isBreakerOpen({ listings, largeMoves }, limits);
  return { basisPoints, changed, held, before: mean(prices.before), after: mean(prices.after), isStopped };
}
