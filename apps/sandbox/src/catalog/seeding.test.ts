import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect, elements } from '../../test/ebay-client.ts';
import { startSandbox } from '../../test/harness.ts';

const HEADER = 'sku,title,category,brand,price,currency,quantity';

test('a file becomes the home listings of every shop; a later change of the file is reported and does not change the state', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'seed-'));
  const path = join(directory, 'shop.csv');
  const rows = ['A-1,Chess <b>set</b> & 🧩 "big",Games > Chess,Acme,9.50,GBP,3', 'A-2,Plain,,,1.00,GBP,5'];
  await writeFile(path, [HEADER, ...rows, 'A-3,Free,,,0,GBP,5'].join('\n'));
  const sandbox = await startSandbox({ SANDBOX_CATALOG: path });
  const client = await connect(sandbox, 'tideway-home-uk');
  const list = () =>
    client.trading(
      'GetMyeBaySelling',
      '<ActiveList><Include>true</Include><Pagination><EntriesPerPage>200</EntriesPerPage></Pagination></ActiveList>',
    );

  const first = await list();
  expect(elements(first, 'Title').sort()).toEqual(['Chess &lt;b&gt;set&lt;/b&gt; &amp; 🧩 &quot;big&quot;', 'Plain']);
  const { body } = await sandbox.control('catalog');
  expect(body).toMatchObject({ source: path, rows: 3, loaded: 2, skipped: [{ row: 4 }] });

  await sandbox.control('listings/change', { seller: 'tideway-home-uk', sku: 'A-1', quantity: 1 });
  await writeFile(path, [HEADER, ...rows, 'A-4,New,,,2.00,GBP,5'].join('\n'));
  await sandbox.restart();
  expect((await sandbox.control('catalog')).body).toMatchObject({ loaded: 3, changedSinceSeeded: true });
  const second = await list();
  expect(elements(second, 'SKU').sort()).toEqual(['A-1', 'A-2', 'A-4']);
  const chess = second.split('<Item>').find((part) => part.includes('<SKU>A-1<')) ?? '';
  expect(elements(chess, 'QuantityAvailable')).toEqual(['1']);
  expect(elements(second, 'ItemID')).toEqual(expect.arrayContaining(elements(first, 'ItemID')));

  await sandbox.stop();
  await rm(directory, { recursive: true });
});
