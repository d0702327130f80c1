import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { storeTotals } from '../../../test/recount-titles.ts';
import { type WatchedDatabase, watchDatabase } from '../../../test/setup/plans.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { findLiveTitles } from '../listings/titles.repository.ts';
import { findAlike, listEntries } from '../memory/memory.repository.ts';
import { findLiveUnder, findUnchanged, listAcceptable, listOwnTitles, listSiteTitles } from './list-site-titles.ts';
import { countTitles, countToAsk, listItemIds, settleTitles, type TitlePlace } from './site-titles.repository.ts';
import { findHolders, keepMade } from './title-digests.repository.ts';
import {
  listDueSellers,
  listDueWaits,
  listTitledListings,
  putOffTitleWaits,
  removeTitleWaits,
} from './title-waits.repository.ts';
import { findNeighbours } from './titles-apart.ts';
import { findBySkus, findTaken } from './titles-of-skus.repository.ts';
import { removeManualTitles, saveManualTitles } from './translations.repository.ts';

/** The titles of the tested seller on each site; the other seller has as many. */
const ITEMS = 20_000;
const BIG = ['items', 'listings', 'site_titles', 'manual_titles', 'title_digests', 'title_waits', 'translation_memory'];

/** One of the remembered texts. */
const SOME_TEXT = createHash('md5').update('777').digest('hex');

const database = useTestDatabase();
let watched: WatchedDatabase;
let place: TitlePlace;

beforeAll(async () => {
  const userId = await buildSeller(database.db);
  for (const seller of [await buildSeller(database.db), userId]) {
    const { accountId } = await buildAccount(database.db, seller);
    await database.pool.query(
      `insert into items (user_id, account_id, platform, ref, external_id, sku, title, price_minor, currency, source_hash)
       select $1, $2, 'ebay', 'R-' || n, 'E-' || n, 'S-' || n, 'Item ' || n, 100, 'GBP', ''
       from generate_series(1, $3::int) as n`,
      [seller, accountId, ITEMS],
    );
    await database.pool.query(
      `insert into listings (user_id, item_id, site, account_id, state, title)
       select user_id, item_id, site, account_id, 'L', title from items, unnest(array['DE', 'FR', 'US']) as site where user_id = $1`,
      [seller],
    );
    await database.pool.query(
      `insert into site_titles (user_id, account_id, site, item_id, source_title, made_title, label, dropped,
         is_draft, title, state, length, title_key, search_text)
       select user_id, account_id, site, item_id, title, 'Artikel ' || item_id, 'engine:deepl', '{}', true,
         'Artikel ' || item_id, case when item_id % 10 = 0 then 'draft' else 'ready' end, 12, 'artikel ' || item_id,
         lower(sku || ' ' || title || ' artikel ' || item_id)
       from items, unnest(array['DE', 'FR', 'US']) as site where user_id = $1`,
      [seller],
    );
    await database.pool.query(
      `insert into translation_memory (user_id, src_lang, dst_lang, src_hash, src_text, dst_text, origin)
       select $1, 'en', 'de', sha256(convert_to(md5(n::text), 'UTF8')), md5(n::text), 'Zug Nr. ' || n, 'human'
       from generate_series(1, $2::int) as n`,
      [seller, ITEMS],
    );
    await database.pool.query(
      `insert into manual_titles (user_id, item_id, site, translation, source_title)
       select user_id, item_id, 'FR', 'Article ' || item_id, title from items where user_id = $1`,
      [seller],
    );
    await database.pool.query(
      `insert into title_digests (user_id, site, item_id, made, given)
       select user_id, site, item_id, decode(md5(item_id::text), 'hex'), decode(md5(item_id::text), 'hex')
       from items, unnest(array['DE', 'FR', 'US']) as site where user_id = $1`,
      [seller],
    );
    await database.pool.query(
      `insert into title_waits (user_id, language, item_id, is_by_rule, due_at)
       select user_id, 'de', item_id, false, now() + make_interval(mins => (item_id % 2)::int * 60 - 30) from items
       where user_id = $1`,
      [seller],
    );
    await storeTotals(database, seller);
    if (seller === userId) place = { userId, accountId, site: 'DE' };
  }
  await database.pool.query('analyze');
});

beforeEach(() => {
  watched = watchDatabase(database.pool);
});

describe(`with ${ITEMS.toLocaleString('en')} titles on a site`, () => {
  it('reads the titles that engines are asked for through indexes', async () => {
    const { db } = watched;
    const { userId } = place;
    const now = new Date();
    const waits = await listDueWaits(db, userId, { now, after: undefined, limit: 100 });
    expect(waits).toHaveLength(100);
    const next = await listDueWaits(db, userId, { now, after: waits.at(-1), limit: 100 });
    expect(next[0]?.itemId).toBe((waits.at(-1)?.itemId ?? 0) + 2);
    expect(await listDueSellers(db, now)).toHaveLength(2);
    expect(await listDueSellers(db, new Date(now.getTime() - 3_600_000))).toEqual([]);
    const itemIds = waits.map(({ itemId }) => itemId);
    expect(await countToAsk(db, place)).toEqual({ titles: 0, characters: 0 });
    await withTransaction(db, async (tx) => {
      await putOffTitleWaits(
        tx,
        userId,
        waits.map((wait) => ({ ...wait, until: now })),
      );
      await removeTitleWaits(tx, userId, waits);
    });
    expect(await listTitledListings(db, userId, itemIds, ['DE', 'AT'])).toEqual([]);
    expect(await watched.faults(BIG)).toEqual([]);
  });

  it('reads a page, a search, a file’s SKUs and similar titles through indexes', async () => {
    const { db } = watched;
    const { userId } = place;
    const page = { titleLimit: 80, after: 0, limit: 51 };
    expect(await listSiteTitles(db, place, {}, page)).toHaveLength(51);
    expect(await listSiteTitles(db, place, { show: 'waiting' }, page)).toHaveLength(51);
    expect(await listSiteTitles(db, place, { query: 'item 19999' }, page)).toHaveLength(1);
    expect(await listItemIds(db, place, 0, 200)).toHaveLength(200);
    expect(await findBySkus(db, place, ['S-1', 'S-2', 'nobody'])).toHaveLength(2);
    expect((await findTaken(db, place, ['ITEM 7', 'none'], [])).size).toBe(1);
    const pair = { from: 'en', to: 'de' };
    expect(await listEntries(db, userId, pair, { after: null, limit: 51 })).toHaveLength(51);
    expect(
      await listEntries(db, userId, pair, { query: `zug ${SOME_TEXT.slice(0, 16)}`, after: null, limit: 51 }),
    ).toHaveLength(1);
    expect((await findAlike(db, userId, pair, SOME_TEXT, 5))[0]?.key).toBe(SOME_TEXT);
    const neighbours = await findNeighbours(
      db,
      userId,
      Array.from({ length: 200 }, (_, n) => ITEMS + n + 1),
    );
    expect(neighbours.size).toBe(200);
    const cells = Array.from({ length: 200 }, (_, n) => ({
      itemId: ITEMS + n + 1,
      site: place.site,
      market: 'ebay' as const,
      title: `Artikel ${ITEMS + n + 1}`,
    }));
    await withTransaction(db, (tx) => keepMade(tx, userId, cells));
    expect(await findHolders(db, userId, cells)).toHaveLength(200);
    const live = cells.map((cell, n) => ({ ...cell, title: `ITEM ${n + 1}` }));
    expect((await findHolders(db, userId, live)).filter(({ isFixed }) => isFixed)).toHaveLength(200);
    expect(
      await findLiveTitles(
        db,
        userId,
        live.map((cell) => ({ ...cell, itemId: 1 })),
      ),
    ).toHaveLength(200);
    expect((await countTitles(db, place, 80)).states.get('draft')).toBe(ITEMS / 10);
    expect(await watched.faults(BIG)).toEqual([]);
  });

  it('finds, accepts and takes back two thousand drafts through indexes', async () => {
    const { db } = watched;
    const { userId, site } = place;
    const titles = await listAcceptable(db, place, 0, ITEMS);
    expect(titles).toHaveLength(ITEMS / 10);
    expect(await findLiveUnder(db, place, titles)).toHaveLength(titles.length);
    const itemIds = titles.map(({ itemId }) => itemId);
    const settle = (tx: Tx) =>
      settleTitles(
        tx,
        userId,
        itemIds.map((itemId) => ({ itemId, site })),
      );
    await withTransaction(db, async (tx) => {
      expect(await findUnchanged(tx, place, titles)).toHaveLength(titles.length);
      await saveManualTitles(
        tx,
        userId,
        site,
        titles.map((one) => ({ ...one, isAccepted: true })),
      );
      await settle(tx);
    });
    expect((await listOwnTitles(db, place, itemIds)).filter(({ own }) => own?.isAccepted)).toHaveLength(titles.length);
    expect((await countTitles(db, place, 80)).states.get('accepted')).toBe(ITEMS / 10);
    await withTransaction(db, async (tx) => {
      await removeManualTitles(tx, userId, site, itemIds);
      await settle(tx);
    });
    expect((await countTitles(db, place, 80)).states.get('draft')).toBe(ITEMS / 10);
    expect(await watched.faults(BIG)).toEqual([]);
  });
});
