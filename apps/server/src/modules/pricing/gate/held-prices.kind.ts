import { pricing } from '@quayside/contract';
import { HELD_CAUSES, isAllowable, type Money, type Site } from '@quayside/kernel';
import { z } from 'zod';
import { byKey, type ChangedRow, type Kind, type Objection } from '../../changes/index.ts';
import { allowHeld, findAllowed, forbidAgain, type HeldPlace, listHeld, lockHeld } from '../../dispatch/index.ts';
import { getItems, lockItems } from '../../products/index.ts';
import { sendFreed } from './send-refused-prices.ts';

const settings = z.object({ accountId: z.number().int(), cause: z.enum(HELD_CAUSES) });
type Settings = z.output<typeof settings>;

/** The price that leaves; null while the gate holds it. A listing that waits for its prices has none of its own, and is true. */
type Allowed = Money | true | null;
export type HeldKind = Kind<Settings, Allowed, HeldPlace>;
type Row = ChangedRow<Allowed>;

const keyOf = ({ targetKey, site, changeKind }: HeldPlace): string => `${targetKey} ${site} ${changeKind}`;

/** A key is a SKU, which may have spaces, a site and a kind. */
function placeOf({ key }: Pick<Row, 'key'>): HeldPlace & { readonly site: Site } {
  const [changeKind = '', site = '', ...words] = key.split(' ').reverse();
  return { targetKey: words.reverse().join(' '), site: site as Site, changeKind };
}

/** Prices that the gate holds for a cause, sent all the same: each once, as it is in the preview. */
export const heldPricesKind: HeldKind = {
  name: 'held-prices',
  settings,
  call: pricing.prepareAllowed,
  field: 'held-price',
  why: () => 'held_price_allowed',
  laneOf: ({ accountId }) => `held-prices ${accountId}`,
  shown: (value) => (value === true ? { word: 'allowed', text: null } : value),

  async findRows(tx, { userId, settings: { accountId, cause } }, after, limit) {
    const held = await listHeld(tx, { userId, accountId }, cause, after, limit);
    const items = await getItems(tx, userId, [...new Set(held.map(({ itemId }) => itemId))]);
    const titles = new Map(items.map(({ itemId, title }) => [itemId, title]));
    const rows = held.map(({ itemId, site, targetKey, changeKind, wanted }): Row => {
      const about = { itemId, site, sku: targetKey, label: titles.get(itemId) ?? targetKey };
      const after = changeKind === 'price' ? wanted : true;
      return { key: keyOf({ targetKey, site, changeKind }), ...about, before: null, after };
    });
    const last = held.length === limit ? held.at(-1) : undefined;
    return { rows, next: last ? { changeKind: last.changeKind, targetKey: last.targetKey, site: last.site } : null };
  },

  async judge(_tx, _context, rows) {
    return byKey(rows, (row): Objection | undefined =>
      row.after === null ? undefined : { verdict: 'warned', reason: 'live', listings: 1 },
    );
  },

  async hold(tx, { userId, settings: { accountId, cause } }, rows) {
    const account = { userId, accountId };
    await lockItems(tx, userId, [...new Set(rows.map(({ itemId }) => itemId ?? 0))]);
    const places = rows.map(placeOf);
    const held = new Map((await lockHeld(tx, account, places)).map((one) => [keyOf(one), one]));
    const allowed = await findAllowed(tx, account, places);
    return byKey(rows, (row) => {
      // An undo takes back what has not left yet; a sent price is no longer what was allowed.
      if (row.after === null) return allowed.has(row.key) ? { value: row.before } : undefined;
      const one = held.get(row.key);
      if (one?.cause !== cause || !isAllowable(cause)) return undefined;
      const isOther = row.after !== true && one.wanted?.minor !== row.after.minor;
      return { value: null, reason: isOther ? ('outdated' as const) : undefined };
    });
  },

  async apply(tx, { userId, settings: { accountId } }, rows) {
    const account = { userId, accountId };
    const taken = rows.filter(({ after }) => after === null);
    await forbidAgain(tx, account, taken.map(placeOf));
    const held = await lockHeld(tx, account, rows.filter(({ after }) => after !== null).map(placeOf));
    await sendFreed(tx, account, held, allowHeld);
    return { events: [{ kind: 'listings', accountId }] };
  },
};
