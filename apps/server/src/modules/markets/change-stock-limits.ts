import { type AccountRef, listingKeyOf, type Site } from '@quayside/kernel';
import { type StockLimits, toldStock, WHOLE_STOCK } from '@quayside/kernel/stock-limits';
import { byKey, type ChangeContext, type ChangedRow, type Kind, type Objection } from '../changes/index.ts';
import { lockQueueing } from '../listings/index.ts';
import { lockItems } from '../products/index.ts';
import {
  type AccountLimits,
  holdAvailable,
  loadStockLimits,
  lockStockLimits,
  saveStockLimits,
  setDesiredStockOf,
} from '../stock/index.ts';
import type { ChangedLimits, LimitsValue, Place } from './stock-limits.kind.ts';
import { listTelling, type TellingListing } from './telling-listings.repository.ts';

type Work = Required<Kind<ChangedLimits, LimitsValue, Place>>;
type Row = ChangedRow<LimitsValue>;
type Context = ChangeContext<ChangedLimits>;

const START: Place = { itemId: 0, site: '' };

/** The steps of the kind `stock-limits`. */
export const findRows: Work['findRows'] = async (tx, context, after, limit) => {
  const { site } = context.settings;
  const listed = await listTelling(tx, accountOf(context), { site, after: after ?? START, limit });
  const last = listed.length === limit ? listed.at(-1) : undefined;
  const stored = await loadStockLimits(tx, accountOf(context));
  return {
    rows: [
      ...(after === null ? limitsRow(context) : []),
      ...listed.flatMap((listing) => listingRow(context, stored, listing)),
    ],
    next: last ? { itemId: last.itemId, site: last.site } : null,
  };
};

export const judge: Work['judge'] = async (tx, context, rows) => {
  const now = placeOf(await loadStockLimits(tx, accountOf(context)), context.settings.site);
  const isMoved = !isSame(now, context.settings.before);
  return byKey(rows, (row): Objection | undefined => {
    if (row.after.of === 'listing') {
      return isMoved ? { verdict: 'refused', reason: 'outdated' } : { verdict: 'warned', reason: 'live', listings: 1 };
    }
    return isMoved ? { verdict: 'refused', reason: 'moved' } : undefined;
  });
};

export const hold: Work['hold'] = async (tx, context, rows) => {
  const account = accountOf(context);
  const { site, before, after } = context.settings;
  await lockQueueing(tx, account.userId);
  await lockStockLimits(tx, account);
  const itemIds = itemsOf(rows);
  await holdAvailable(tx, account.userId, itemIds);
  await lockItems(tx, account.userId, itemIds);
  const now = placeOf(await loadStockLimits(tx, account), site);
  const listed = new Set((await listTelling(tx, account, { site, itemIds })).map(listingKeyOf));
  // Listings follow only limits that are stored, or are stored by this very step.
  const isCurrent = isSame(now, rows.some(({ itemId }) => itemId === null) ? before : after);
  return byKey(rows, (row) => {
    if (row.after.of === 'limits') return { value: { of: 'limits' as const, limits: now } };
    return { value: row.before, ...(listed.has(row.key) && isCurrent ? {} : { reason: 'outdated' as const }) };
  });
};

export const apply: Work['apply'] = async (tx, context, rows) => {
  const account = accountOf(context);
  const { site, after } = context.settings;
  if (rows.some(({ itemId }) => itemId === null)) await saveStockLimits(tx, account, site, after);
  await setDesiredStockOf(tx, account.userId, itemsOf(rows));
  return {
    events: [
      { kind: 'account', accountId: account.accountId },
      { kind: 'listings', accountId: account.accountId },
    ],
  };
};

const accountOf = ({ userId, settings: { accountId } }: Context): AccountRef => ({ userId, accountId });
const itemsOf = (rows: readonly Row[]): number[] => [
  ...new Set(rows.flatMap(({ itemId }) => (itemId === null ? [] : [itemId]))),
];

/** The limits of the place that changes; null if a site follows the account's own. */
function placeOf({ standard, sites }: AccountLimits, site: Site | null): StockLimits | null {
  return site === null ? standard : (sites.get(site) ?? null);
}

const isSame = (one: StockLimits | null, other: StockLimits | null): boolean =>
  one?.percent === other?.percent && one?.buffer === other?.buffer && one?.maximum === other?.maximum;

function limitsRow({ settings: { accountId, username, site, before, after } }: Context): Row[] {
  if (isSame(before, after)) return [];
  return [
    {
      ...{ key: `limits ${accountId} ${site ?? '*'}`, itemId: null, sku: null, site, label: username },
      ...{ before: { of: 'limits', limits: before }, after: { of: 'limits', limits: after } },
    },
  ];
}

/** What a listing tells instead; nothing if it is as much as before. */
function listingRow({ settings }: Context, stored: AccountLimits, listing: TellingListing): Row[] {
  const { itemId, site, sku, title, hasHomeStock, isShared, pieces } = listing;
  const told = (place: StockLimits | null) => {
    const standard = settings.site === null ? (place ?? WHOLE_STOCK) : stored.standard;
    const own = settings.site === null ? stored.sites.get(site) : place;
    const limits = hasHomeStock ? WHOLE_STOCK : isShared ? standard : (own ?? standard);
    return pieces.reduce((sum, stock) => sum + toldStock(stock, limits), 0);
  };
  const [before, after] = [told(settings.before), told(settings.after)];
  if (before === after) return [];
  return [
    {
      ...{ key: listingKeyOf({ itemId, site }), itemId, sku, site, label: title },
      ...{ before: { of: 'listing', told: before }, after: { of: 'listing', told: after } },
    },
  ];
}
