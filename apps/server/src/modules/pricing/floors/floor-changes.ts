import { isDeepStrictEqual } from 'node:util';
import type { AccountRef, ItemOnSite, Site } from '@quayside/kernel';
import type { FloorRule } from '@quayside/kernel/pricing-rules';
import type { Tx } from '../../../platform/database/db.ts';
import { byKey, type ChangeContext, type ChangedRow, type Objection } from '../../changes/index.ts';
import { wantWorkOut } from '../../costs/index.ts';
import { endListingsOf, foundOf, keepFollowers, lockQueueing, NOT_OVER } from '../../listings/index.ts';
import { lockItems } from '../../products/index.ts';
import { storeDecided } from '../live-prices.ts';
import { enqueueSendRefused } from '../pricing.enqueue.ts';
import { loadRuleBook, lockRules } from '../pricing.repository.ts';
import { decidePrice, loadPriceWorld } from '../pricing.service.ts';
import { listListedPrices } from '../rules/listed-prices.repository.ts';
import {
  FLOORS_KEY,
  type FloorsDeps,
  type FloorsKind,
  type FloorsSettings,
  type FloorValue,
} from './changed-floors.ts';
import { loadFloorList, saveFloorList } from './floor-lists.repository.ts';
import { askedAfter, type FloorStanding, loadStandings, placeOf } from './floor-standing.ts';
import { setRaises } from './price-raises.ts';

type Row = ChangedRow<FloorValue>;
type Context = ChangeContext<FloorsSettings>;

const START = { itemId: 0, site: '' };
const isListing = ({ itemId }: Row) => itemId !== null;
const accountOf = ({ userId, settings: { accountId } }: Context): AccountRef => ({ userId, accountId });
const placesOf = (rows: readonly Row[]): ItemOnSite[] =>
  rows.flatMap(({ itemId, site }) => (itemId !== null && site !== null ? [{ itemId, site }] : []));

/** What finds, judges and carries out a change of floors. */
export function floorChanges(
  deps: FloorsDeps,
): Required<Pick<FloorsKind, 'findRows' | 'judge' | 'hold' | 'apply' | 'finish'>> {
  return {
    async findRows(tx, context, place, limit) {
      const account = accountOf(context);
      const listed = await listListedPrices(tx, account, { sites: null, after: place ?? START, limit });
      const standings = await loadStandings(tx, account, listed, context.settings);
      const last = listed.length === limit ? listed.at(-1) : undefined;
      return {
        rows: [
          ...(place === null ? [floorsRow(context)] : []),
          ...standings.flatMap((one) => listingRow(context.settings, one) ?? []),
        ],
        next: last ? { itemId: last.item.itemId, site: last.site } : null,
      };
    },

    async judge(tx, context, rows) {
      const stored = await loadFloorList(tx, accountOf(context));
      const isKnown = isDeepStrictEqual(stored.rules, context.settings.before);
      return byKey(rows, (row): Objection | undefined => {
        if (!isKnown) return { verdict: 'refused', reason: isListing(row) ? 'outdated' : 'moved' };
        return objectionTo(row);
      });
    },

    async hold(tx, context, rows) {
      const { settings } = context;
      const account = accountOf(context);
      await lockQueueing(tx, account.userId);
      const hasFloors = !rows.every(isListing);
      if (hasFloors) await lockRules(tx, account.userId, account.accountId);
      const places = placesOf(rows);
      await lockItems(tx, account.userId, [...new Set(places.map(({ itemId }) => itemId))]);
      const { rules } = await loadFloorList(tx, account);
      // Listings follow only floors that are stored, or are stored by this very step.
      const isCurrent = isDeepStrictEqual(rules, hasFloors ? settings.before : settings.after);
      const listed = await listListedPrices(tx, account, { of: places });
      const standings = new Map((await loadStandings(tx, account, listed, settings)).map((one) => [one.key, one]));
      return byKey(rows, (row) => {
        if (!isListing(row)) return { value: { kind: 'floors' as const, rules } };
        const one = standings.get(row.key);
        if (!one) return undefined;
        const isSame = isCurrent && isDeepStrictEqual(outcomeOf(settings, one), row.after);
        return { value: priceValue(one.asked), ...(isSame ? {} : { reason: 'outdated' as const }) };
      });
    },

    async apply(tx, context, rows) {
      const { settings } = context;
      const account = accountOf(context);
      if (!rows.every(isListing)) {
        await saveFloorList(tx, account, settings.after);
        // The product list finds what is below them by what is stored with the margins.
        await wantWorkOut(deps.jobs, tx, account.userId, deps.clock.now());
      }
      const listed = await listListedPrices(tx, account, { of: placesOf(rows) });
      const standings = await loadStandings(tx, account, listed, settings);
      await setRaises(
        tx,
        account.userId,
        standings.flatMap((one) => {
          const isRaised = one.isBelow && choiceOf(settings, one) === 'raise';
          const floor = isRaised ? one.floors.after : one.raise.after;
          return floor || one.raise.before ? [{ ...placeOf(one), floor }] : [];
        }),
      );
      const isEnded = (one: FloorStanding) => one.isBelow && choiceOf(settings, one) === 'end';
      await endThem(tx, context, standings.filter(isEnded));
      await storePrices(
        tx,
        account,
        standings.filter((one) => !isEnded(one)),
      );
      return { events: [{ kind: 'listings', accountId: account.accountId }] };
    },

    async finish(tx, context) {
      const account = accountOf(context);
      await lockQueueing(tx, account.userId);
      // Listings that came or moved after the preview follow the floors like all others.
      const found = foundOf(account.userId, NOT_OVER, { accountId: account.accountId });
      await keepFollowers(tx, deps, account.userId, found, ['rules']);
      await enqueueSendRefused(deps.jobs, tx, account, { code: 'price_below_floor' });
    },
  };
}

function floorsRow({ settings: { accountId, before, after } }: Context): Row {
  const name = ({ name }: FloorRule) => name;
  return {
    ...{ key: `${FLOORS_KEY}:${accountId}`, itemId: null, sku: null, site: null },
    label: [...new Set([...before.map(name), ...after.map(name)])].join(', ').slice(0, 500),
    before: { kind: 'floors', rules: before },
    after: { kind: 'floors', rules: after },
  };
}

const priceValue = (price: Extract<FloorValue, { kind: 'price' }>['price']): FloorValue => ({ kind: 'price', price });

function choiceOf({ choice, except }: FloorsSettings, { one: { item, site } }: FloorStanding) {
  return except.find((one) => one.itemId === item.itemId && one.site === site)?.choice ?? choice;
}

/** What becomes of a listing. */
function outcomeOf(settings: FloorsSettings, one: FloorStanding): FloorValue {
  if (!one.isBelow) return priceValue(askedAfter(one));
  const choice = choiceOf(settings, one);
  if (choice === 'end') return priceValue(null);
  return priceValue(choice === 'raise' ? one.floors.after : one.asked);
}

/** A listing below the new floors, or one whose price follows lower ones; undefined for all others. */
function listingRow(settings: FloorsSettings, standing: FloorStanding): Row | undefined {
  const { one, key, asked, isBelow } = standing;
  const { item, site, sku, title } = one;
  const [before, after] = [priceValue(asked), outcomeOf(settings, standing)];
  if (!isBelow && isDeepStrictEqual(before, after)) return undefined;
  return { key, itemId: item.itemId, site, sku, label: title, before, after };
}

/** What stays on sale below its floor is named. The price of a listing that ends is a warning, because no undo puts it on sale again. */
function objectionTo({ before, after }: Row): Objection | undefined {
  if (isDeepStrictEqual(before, after)) {
    return { verdict: 'refused', reason: before.kind === 'price' ? 'stays_below_floor' : 'unchanged' };
  }
  return after.kind === 'price' && after.price === null ? { verdict: 'warned', reason: 'ends' } : undefined;
}

async function endThem(tx: Tx, { userId, actor }: Context, ended: readonly FloorStanding[]): Promise<void> {
  const bySite = new Map<Site, number[]>();
  for (const { one } of ended) bySite.set(one.site, [...(bySite.get(one.site) ?? []), one.item.itemId]);
  for (const [site, itemIds] of bySite) {
    await endListingsOf(tx, userId, itemIds, { isEndedAbroad: true, actor, sites: [site], why: 'ended_below_floor' });
  }
}

/** The prices that follow from the stored floors and raises. */
async function storePrices(tx: Tx, account: AccountRef, standings: readonly FloorStanding[]): Promise<void> {
  const itemIds = [...new Set(standings.map(({ one }) => one.item.itemId))];
  const sites = [...new Set(standings.map(({ one }) => one.site))];
  const book = await loadRuleBook(tx, account.userId, account.accountId);
  const world = await loadPriceWorld(tx, account, itemIds, sites, [book]);
  await storeDecided(
    tx,
    account,
    standings.map(({ one: { item, site } }) => ({
      ...{ itemId: item.itemId, site, decision: decidePrice(world, book, item, site) },
    })),
    true,
  );
}
