import type { ChangeView, HeldPage, HeldPriceView, HeldRef } from '@quayside/contract';
import { type AccountRef, type HeldCause, isAllowable } from '@quayside/kernel';
import { z } from 'zod';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Db } from '../../../platform/database/db.ts';
import { readCursorAs, writeCursor } from '../../../platform/http/cursor.ts';
import { fail } from '../../../platform/http/fail.ts';
import { type ChangeDeps, prepareChange } from '../../changes/index.ts';
import { allowHeld, groupHeld, type HeldPrice, listHeld, lockHeld } from '../../dispatch/index.ts';
import { type Actor, recordHistory } from '../../history/index.ts';
import { getItems, lockItems } from '../../products/index.ts';
import type { HeldKind } from './held-prices.kind.ts';
import { sendFreed } from './send-refused-prices.ts';

const PAGE = 50;
const placeCursor = z.tuple([z.string(), z.string(), z.string()]);

/** A page of the prices of an account that the gate holds, and their number by cause. */
export async function pageHeld(
  db: Db,
  account: AccountRef,
  { cause, cursor }: { readonly cause?: HeldCause | undefined; readonly cursor?: string | undefined },
): Promise<HeldPage> {
  const from = cursor === undefined ? null : readCursorAs(cursor, placeCursor);
  const after = from && { changeKind: from[0], targetKey: from[1], site: from[2] };
  const rows = await listHeld(db, account, cause, after, PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  const items = await getItems(db, account.userId, [...new Set(page.map(({ itemId }) => itemId))]);
  const titles = new Map(items.map(({ itemId, title }) => [itemId, title]));
  const causes = await groupHeld(db, account);
  return {
    list: page.map((row) => viewOf(row, titles.get(row.itemId) ?? '')),
    nextCursor: last ? writeCursor([last.changeKind, last.targetKey, last.site]) : null,
    causes: [...causes].map(([one, count]) => ({ cause: one, count })),
  };
}

function viewOf(row: HeldPrice, title: string): HeldPriceView {
  const { targetKey, site, generation, itemId, cause, heldAt, wanted, owner, live, record } = row;
  return {
    ...{ targetKey, site, generation, itemId, title, cause, wanted, owner, live },
    changeKind: row.changeKind === 'content' ? 'content' : 'price',
    heldAt: heldAt.toISOString(),
    floor: record?.floor ?? null,
    ceiling: record?.guards?.ceiling ?? null,
  };
}

/**
 * Sends a held price once, although the gate found something unusual about it.
 * @throws price_not_held if it is no longer held as it was shown, price_not_allowable
 */
export async function allowOne(db: Db, account: AccountRef, ref: HeldRef, actor: Actor): Promise<HeldPage> {
  const { userId } = account;
  const cause = await withTransaction(db, async (tx) => {
    await lockItems(tx, userId, [ref.itemId]);
    const [found] = await lockHeld(tx, account, [ref]);
    if (found?.generation !== ref.generation || found.itemId !== ref.itemId) throw fail('price_not_held');
    if (!isAllowable(found.cause)) throw fail('price_not_allowable');
    const { itemId, site } = found;
    await sendFreed(tx, account, [found], allowHeld);
    await recordHistory(tx, userId, [
      {
        ...{ actor, entity: 'listing', entityId: itemId, itemId, site, field: 'held-price' },
        before: null,
        after: found.wanted,
        why: 'held_price_allowed',
      },
    ]);
    return found.cause;
  });
  return pageHeld(db, account, { cause });
}

/** Previews sending all prices that are held for a cause. @throws price_not_allowable */
export async function prepareAllowed(
  deps: ChangeDeps,
  kind: HeldKind,
  { userId, accountId }: AccountRef,
  cause: HeldCause,
  actor: Actor,
): Promise<ChangeView> {
  if (!isAllowable(cause)) throw fail('price_not_allowable');
  return prepareChange(deps, kind, { userId, settings: { accountId, cause }, actor });
}
