import { repricer } from '@quayside/contract';
import { type AccountRef, type Currency, listingKeyOf, money, SITES, type Site, siteFacts } from '@quayside/kernel';
import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import { byKey, type ChangeContext, type ChangedRow, type Kind, type Objection } from '../changes/index.ts';
import { applyPrices, repriceLocked } from '../pricing/index.ts';
import { getItems, lockItems } from '../products/index.ts';
import { type DecidedListing, decideListings } from './decide-listings.ts';
import { byListing, decideHeld, isWithinBounds, type RepriceDeps, repricedTo } from './reprice.service.ts';
import { saveConsents } from './repriced-listings.repository.ts';
import { activeRule } from './rule-content.ts';
import { listRules } from './rules.repository.ts';
import { listAfter, listPlaces } from './situations.repository.ts';

const site = z.enum(SITES as [Site]);

const settings = z.object({
  accountId: z.number().int(),
  /** `live`: the repricer's price becomes the wanted one. `dry`: the price is that of the rules of pricing again. */
  to: z.enum(['live', 'dry']),
  sites: z.array(site).readonly().nullable(),
  itemIds: z.array(z.number().int()).readonly().nullable(),
  /** The most listings, the first whose price would move. */
  sample: z.number().int().nullable(),
});
type Settings = z.output<typeof settings>;

/** Whether a listing is live, with which rule, and its price. What is on sale is the price before; what is wanted the one after. */
interface Repricing {
  readonly live: { readonly ruleId: number; readonly version: number } | null;
  /** The price is the repricer's. */
  readonly isOwn: boolean;
  /** In minor units of the site's currency; null if unknown. */
  readonly minor: number | null;
  readonly currency: Currency;
}

interface RepricingPlace {
  readonly itemId: number;
  readonly site: Site;
  /** Rows so far, for a sample. */
  readonly found: number;
}
type RepricingKind = Kind<Settings, Repricing, RepricingPlace>;
type Row = ChangedRow<Repricing>;
type Deps = Omit<RepriceDeps, 'db'>;

/** Listings that go live with the repricer, or are turned back to a dry run. */
export function repricingKind(deps: Deps): RepricingKind {
  return {
    name: 'repricing',
    settings,
    call: repricer.prepare,
    field: 'repricing',
    why: ({ to }) => (to === 'live' ? 'repricing_went_live' : 'repricing_turned_back'),
    laneOf: ({ accountId }) => `repricing:${accountId}`,
    shown: ({ minor, currency }) => (minor === null ? null : money(minor, currency)),

    async findRows(tx, context, after, limit) {
      const { to, sites, itemIds, sample } = context.settings;
      const account = accountOf(context);
      const read = await listAfter(tx, account, after, limit);
      const chosen = read.filter(
        (one) => (sites === null || sites.includes(one.site)) && (itemIds === null || itemIds.includes(one.itemId)),
      );
      const rules = to === 'live' ? (await listRules(tx, account)).map(activeRule) : [];
      const decided = await decideListings(tx, deps, account, rules, chosen, deps.clock.now());
      const found = after?.found ?? 0;
      const rows = decided
        .filter((one) => (to === 'dry' ? isRepriced(one) : one.rule !== null && (sample === null || wouldMove(one))))
        .slice(0, sample === null ? undefined : sample - found)
        .map((one) => rowOf(one, to));
      const last = read.length === limit ? read.at(-1) : undefined;
      const isFull = sample !== null && found + rows.length >= sample;
      return {
        rows,
        next: last && !isFull ? { itemId: last.itemId, site: last.site, found: found + rows.length } : null,
      };
    },

    async judge(tx, context, rows) {
      const account = accountOf(context);
      const rules = (await listRules(tx, account)).map(activeRule);
      const listings = await listPlaces(tx, account, rows.map(placeOf));
      const now = byListing(await decideListings(tx, deps, account, rules, listings, deps.clock.now()));
      return byKey(rows, (row) => objectionTo(row, now.get(row.key)));
    },

    async hold(tx, context, rows) {
      const account = accountOf(context);
      const rising = rows.filter(({ after }) => after.live !== null);
      const falling = rows.filter(({ after }) => after.live === null);
      const held = new Map([
        ...byListing(rising.length === 0 ? [] : await decideHeld(tx, deps, account, rising.map(placeOf))),
        ...byListing(falling.length === 0 ? [] : await holdOff(tx, deps, account, falling)),
      ]);
      return byKey(rows, (row) => {
        const one = held.get(row.key);
        // While repricing is off nothing is decided, and the row is as it was.
        if (!one) return row.after.live === null ? undefined : { value: row.before, reason: 'not_repriced' as const };
        return { value: valueNow(row, one), reason: reasonAgainst(row, one) };
      });
    },

    async apply(tx, context, rows) {
      const account = accountOf(context);
      const rising = rows.filter(({ after }) => after.live !== null);
      const falling = rows.filter(({ after }) => after.live === null);
      if (rising.length > 0) await goLive(tx, deps, context, account, rising);
      if (falling.length > 0) await turnBack(tx, context, account, falling);
      return { events: [{ kind: 'repricer', accountId: account.accountId }] };
    },
  };
}

const accountOf = ({ userId, settings: { accountId } }: ChangeContext<Settings>): AccountRef => ({ userId, accountId });

/** Rows of this kind are listings. */
function placeOf({ itemId, site }: Row): { readonly itemId: number; readonly site: Site } {
  if (itemId === null || site === null) throw new Error('a row of a repricing names no listing');
  return { itemId, site };
}

const isRepriced = ({ listing: { liveRuleId, ownMinor } }: DecidedListing): boolean =>
  liveRuleId !== null || ownMinor !== null;

const wouldMove = (one: DecidedListing): boolean =>
  !one.isLive && isWithinBounds(one) && one.decision.price !== one.decision.present;

function rowOf(one: DecidedListing, to: Settings['to']): Row {
  const { listing, decision, rule } = one;
  const { itemId, site, sku, title: label } = listing;
  const { currency } = siteFacts(site);
  const after: Repricing =
    to === 'live' && rule
      ? { live: { ruleId: rule.id, version: rule.version }, isOwn: true, minor: decision.price, currency }
      : { live: null, isOwn: false, minor: decision.rulePrice, currency };
  return { key: listingKeyOf(listing), itemId, site, sku, label, before: presentOf(one), after };
}

function presentOf({ listing, decision }: DecidedListing): Repricing {
  const { liveRuleId, liveVersion, ownMinor, site } = listing;
  return {
    live: liveRuleId === null || liveVersion === null ? null : { ruleId: liveRuleId, version: liveVersion },
    isOwn: ownMinor !== null,
    minor: decision.present,
    currency: siteFacts(site).currency,
  };
}

/** A listing that is turned back may have moved since: it is the same as long as its consent is. */
function valueNow({ before, after }: Row, one: DecidedListing): Repricing {
  const now = presentOf(one);
  const isSame =
    now.isOwn === before.isOwn &&
    now.live?.ruleId === before.live?.ruleId &&
    now.live?.version === before.live?.version;
  return after.live === null && isSame ? before : now;
}

function reasonAgainst({ after }: Row, one: DecidedListing) {
  if (after.live === null)
    // Only a listing whose price is to stay the repricer's has one that nobody can give back.
    return !after.isOwn && one.decision.rulePrice === after.minor ? undefined : 'outdated';
  const { rule, decision } = one;
  if (!rule) return 'not_repriced';
  if (!isWithinBounds(one)) return decision.code === 'no_floor' ? 'no_floor' : 'not_decided';
  const isSame = rule.id === after.live.ruleId && rule.version === after.live.version && decision.price === after.minor;
  return isSame ? undefined : 'outdated';
}

function objectionTo(row: Row, one: DecidedListing | undefined): Objection | undefined {
  if (!one) return { verdict: 'refused', reason: 'gone' };
  const { after } = row;
  if (after.live === null) {
    if (!isRepriced(one)) return { verdict: 'refused', reason: 'unchanged' };
  } else {
    if (one.isLive) return { verdict: 'refused', reason: 'unchanged' };
    const reason = reasonAgainst(row, one);
    if (reason) return { verdict: 'refused', reason };
  }
  return after.minor === one.decision.present ? undefined : { verdict: 'warned', reason: 'live', listings: 1 };
}

/** Locks the items of listings that are turned back, which is possible while repricing is off. */
async function holdOff(tx: Tx, deps: Deps, account: AccountRef, rows: readonly Row[]): Promise<DecidedListing[]> {
  await lockItems(tx, account.userId, [...new Set(rows.map((row) => placeOf(row).itemId))]);
  const listings = await listPlaces(tx, account, rows.map(placeOf));
  return decideListings(tx, deps, account, [], listings, deps.clock.now());
}

async function goLive(
  tx: Tx,
  deps: Deps,
  { actor }: ChangeContext<Settings>,
  account: AccountRef,
  rows: readonly Row[],
): Promise<void> {
  const listings = await listPlaces(tx, account, rows.map(placeOf));
  const decided = byListing(await decideListings(tx, deps, account, [], listings, deps.clock.now()));
  await applyPrices(
    tx,
    account,
    rows.flatMap((row) => {
      const one = decided.get(row.key);
      return one && row.after.minor !== null ? [repricedTo(placeOf(row), row.after.minor, one.breakdown)] : [];
    }),
    { actor, why: 'repricing_went_live', isConsented: true },
  );
  await saveConsents(
    tx,
    account,
    rows.map((row) => ({ ...placeOf(row), live: row.after.live, ownMinor: row.after.minor })),
  );
}

/** Without a price of the repricer, that of the next owner applies. */
async function turnBack(
  tx: Tx,
  { actor }: ChangeContext<Settings>,
  account: AccountRef,
  rows: readonly Row[],
): Promise<void> {
  await saveConsents(
    tx,
    account,
    rows.map((row) => ({ ...placeOf(row), live: null, ownMinor: null })),
  );
  for (const [site, ofSite] of groupBy(rows.map(placeOf), (place) => place.site)) {
    const items = await getItems(
      tx,
      account.userId,
      ofSite.map(({ itemId }) => itemId),
    );
    await repriceLocked(tx, account, items, [site], { actor, why: 'repricing_turned_back', isConsented: true });
  }
}
