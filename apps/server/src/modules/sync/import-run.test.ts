import { accounts, history } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { ITEMS, useImports } from '../../../test/imports.ts';

const {
  changeAtHome,
  database,
  find,
  latestImport,
  owner,
  params,
  run,
  server,
  shop,
  snapshot,
  some,
  startImport,
  totals,
  useNextShop,
} = useImports();

describe('an import', () => {
  useNextShop({ isPerTest: true });
  const runFirst = async () => run((await latestImport()).importId);

  it('stores every listing with its units, stock and history', async () => {
    const { importId } = await latestImport();
    await run(importId);
    expect(await latestImport()).toMatchObject({
      importId,
      state: 'done',
      phase: 'finished',
      total: ITEMS,
      imported: ITEMS,
      failed: 0,
    });
    expect((await totals())['*']).toBe(ITEMS);
    const { itemCount, freshness } = await server
      .as(owner())
      .call(accounts.get, { params: { ...params(), accountId: shop.accountId } });
    expect(itemCount).toBe(ITEMS);
    expect(Date.parse(freshness.importedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);

    const { rows } = await database.pool.query(
      `select count(*)::int as units, count(l.unit_id)::int as counted from item_units u
       left join stock_levels l on l.user_id = u.user_id and l.unit_id = u.unit_id where u.user_id = $1`,
      [owner().userId],
    );
    expect(rows).toEqual([{ units: ITEMS, counted: ITEMS }]);
  });

  it('run again changes nothing', async () => {
    await runFirst();
    const before = await snapshot();
    await run(await startImport());
    expect(await latestImport()).toMatchObject({ state: 'done', imported: 0, updated: 0, failed: 0 });
    expect(await snapshot()).toEqual(before);
  });

  it('stores what the seller changed, started and ended at home', async () => {
    await runFirst();
    const [renamed, ended] = await some(2);
    await changeAtHome({ sku: renamed?.sku, title: 'Renamed at home', price: '12.34' });
    await changeAtHome({ sku: ended?.sku, end: true });
    await changeAtHome({ create: true, sku: 'NEW-1', title: 'Begun at home', price: '5.00', quantity: 3 });
    await run(await startImport());

    expect(await latestImport()).toMatchObject({ state: 'done', imported: 1, updated: 1 });
    expect(await find('renamed at home')).toMatchObject([{ id: renamed?.id, price: { minor: 1_234 } }]);
    expect(await find('begun at home')).toMatchObject([{ sku: 'NEW-1', quantity: 3 }]);
    expect(await totals()).toMatchObject({ '*': ITEMS + 1, ended: 1 });
    const input = { params: params(), query: { itemId: renamed?.id ?? 0 } };
    const { list } = await server.as(owner()).call(history.list, input);
    expect(
      list
        .slice(0, 2)
        .map(({ field, why, actor }) => [field, why, actor.kind])
        .toSorted(),
    ).toEqual([
      ['price', 'changed_at_home', 'import'],
      ['title', 'changed_at_home', 'import'],
    ]);
  });

  it('restores listings that are live at home again', async () => {
    await runFirst();
    const [item] = await some(1);
    await database.pool.query('update items set is_ended = true where user_id = $1 and item_id = $2', [
      owner().userId,
      item?.id,
    ]);
    await run(await startImport());
    expect((await find(item?.sku ?? '')).find(({ id }) => id === item?.id)).toMatchObject({ isEnded: false });
  });
});

describe('a catalogue that lost a large part', () => {
  useNextShop();

  it('is treated as an error: nothing is ended, and the import reports it', async () => {
    await run((await latestImport()).importId);
    for (const { sku } of await some(40)) await changeAtHome({ sku, end: true });
    await run(await startImport());
    expect(await latestImport()).toMatchObject({
      state: 'done',
      errorCode: 'catalogue_dropped',
      errorText: `40 of ${ITEMS}`,
    });
    expect((await totals()).ended ?? 0).toBe(0);
  });
});
