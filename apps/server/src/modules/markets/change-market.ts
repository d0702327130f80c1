import { type AccountRef, listingKeyOf } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { byKey, type ChangeContext, type ChangedRow, type Kind, type Objection } from '../changes/index.ts';
import { lockQueueing, releaseBlocked, sendEnds } from '../listings/index.ts';
import { lockItems } from '../products/index.ts';
import { isPromoting, pausePromotion } from '../promotions/index.ts';
import { holdAvailable, setDesiredStockOf } from '../stock/index.ts';
import type { ChangedMarket, ListingUse, MarketValue } from './market.kind.ts';
import { loadStates } from './market-states.repository.ts';
import * as repository from './markets.repository.ts';

type Work = Required<Kind<ChangedMarket, MarketValue, number>>;
type Row = ChangedRow<MarketValue>;
type Context = ChangeContext<ChangedMarket>;

/** The steps of the kind `markets`. */
export const findRows: Work['findRows'] = async (tx, context, after, limit) => {
  const { site } = context.settings;
  const listed = await repository.listListed(tx, accountOf(context), site, { after: after ?? 0, limit });
  const last = listed.length === limit ? listed.at(-1) : undefined;
  return {
    rows: [...(after === null ? marketRow(context) : []), ...listed.flatMap((one) => listingRow(context, one))],
    next: last?.itemId ?? null,
  };
};

export const judge: Work['judge'] = async (tx, context, rows) => {
  const { settings } = context;
  const now = (await loadStates(tx, accountOf(context)))(settings.site);
  const listed = await listedOf(tx, context, rows);
  const pausesAds = settings.after !== 'open' && (await isPromoting(tx, accountOf(context), settings.site));
  return byKey(rows, (row): Objection | undefined => {
    if (row.after.of === 'market') {
      if (now !== settings.before) return { verdict: 'refused', reason: 'moved' };
      if (settings.before === settings.after) return { verdict: 'refused', reason: 'unchanged' };
      return pausesAds ? { verdict: 'warned', reason: 'ads_pause' } : undefined;
    }
    if (now !== settings.before) return { verdict: 'refused', reason: 'outdated' };
    if (row.after.state === 'ended') return { verdict: 'warned', reason: 'ends', listings: 1 };
    const isShared = listed.get(row.itemId ?? 0)?.isShared;
    if (isShared) return { verdict: 'refused', reason: 'shared_stock' };
    return { verdict: 'warned', reason: 'live', listings: 1 };
  });
};

export const hold: Work['hold'] = async (tx, context, rows) => {
  const account = accountOf(context);
  const { site, before, after } = context.settings;
  await lockQueueing(tx, account.userId);
  await repository.lockMarkets(tx, account);
  const itemIds = itemsOf(rows);
  await holdAvailable(tx, account.userId, itemIds);
  await lockItems(tx, account.userId, itemIds);
  const now = (await loadStates(tx, account))(site);
  const listed = await listedOf(tx, context, rows);
  // Listings follow only a state that is stored, or is stored by this very step.
  const awaited = rows.some(({ itemId }) => itemId === null) ? before : after;
  return byKey(rows, (row) => {
    if (row.after.of === 'market') return { value: { of: 'market' as const, state: now } };
    const isThere = listed.has(row.itemId ?? 0);
    return { value: row.before, ...(isThere && now === awaited ? {} : { reason: 'outdated' as const }) };
  });
};

export const apply: Work['apply'] = async (tx, context, rows) => {
  const account = accountOf(context);
  const { userId, accountId } = account;
  const { site, after } = context.settings;
  const isMarketsStep = rows.some(({ itemId }) => itemId === null);
  if (isMarketsStep) await repository.saveState(tx, account, site, after);
  const listed = [...(await listedOf(tx, context, rows)).values()];
  const itemIds = listed.map(({ itemId }) => itemId);
  if (after === 'closed') {
    await sendEnds(
      tx,
      userId,
      listed.map(({ itemId, listingKey }) => ({ accountId, itemId, site, listingKey })),
    );
    await repository.noteEnds(tx, account, site, itemIds);
  } else await setDesiredStockOf(tx, userId, itemIds);
  // Opening the market does not spend money on ads again: the seller resumes them.
  if (isMarketsStep && after !== 'open') await pausePromotion(tx, account, site, context.actor);
  return {
    events: [
      { kind: 'account', accountId },
      { kind: 'listings', accountId },
    ],
  };
};

export const finish: Work['finish'] = async (tx, context) => {
  const account = accountOf(context);
  const { site } = context.settings;
  await lockQueueing(tx, account.userId);
  if ((await loadStates(tx, account))(site) !== 'open') return;
  const kept = await repository.listKept(tx, account, site);
  for (const code of ['market_closed', 'market_paused'] as const) await releaseBlocked(tx, account, kept, code);
};

const accountOf = ({ userId, settings: { accountId } }: Context): AccountRef => ({ userId, accountId });
const itemsOf = (rows: readonly Row[]): number[] => rows.flatMap(({ itemId }) => (itemId === null ? [] : [itemId]));

async function listedOf(tx: Tx, context: Context, rows: readonly Row[]) {
  const query = { itemIds: itemsOf(rows) };
  const listed = await repository.listListed(tx, accountOf(context), context.settings.site, query);
  return new Map(listed.map((one) => [one.itemId, one]));
}

function marketRow({ settings: { accountId, username, site, before, after } }: Context): Row[] {
  if (before === after) return [];
  return [
    {
      ...{ key: `market ${accountId} ${site}`, itemId: null, sku: null, site, label: username },
      ...{ before: { of: 'market', state: before }, after: { of: 'market', state: after } },
    },
  ];
}

/** What the change means for a listing that is on sale or on its way. */
function listingRow({ settings }: Context, { itemId, site, sku, title }: repository.MarketListing): Row[] {
  const before: ListingUse = settings.before === 'emptied' ? 'emptied' : 'listed';
  const after: ListingUse = settings.after === 'closed' ? 'ended' : settings.after === 'emptied' ? 'emptied' : 'listed';
  if (before === after) return [];
  return [
    {
      ...{ key: listingKeyOf({ itemId, site }), itemId, sku, site, label: title },
      ...{ before: { of: 'listing', state: before }, after: { of: 'listing', state: after } },
    },
  ];
}
