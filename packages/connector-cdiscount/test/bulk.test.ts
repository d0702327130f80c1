import { settleAll } from '@quayside/connector-kit';
import { DAY_MS } from '@quayside/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCdiscountConnector } from '../src/connector.ts';
import { changesOf, DONE_MS, ending, failing, packagesOf, updating } from './changes.ts';
import { SELLER, sandboxConfig } from './sandbox.ts';
import { gtinFor, price, unitOf, useShop } from './shop.ts';

const shop = useShop();
const { bulkOf, carryOut, submit, publish, publishing } = changesOf(shop);

beforeAll(async () => {
  await shop.stage.sandbox.control('octopia/seed', { seller: SELLER.username, count: 300 });
});

describe('many changes at once', () => {
  it('submit products first, then one package of each kind, and give each change its own outcome', async () => {
    await publish('PRICED', 'ENDED');
    shop.newCalls();
    const changes = [
      ...Array.from({ length: 30 }, (_, n) => publishing(`NEW-${n}`)),
      publishing('LONG', { title: 'x'.repeat(133) }),
      publishing('NOWHERE', { categoryId: '999999' }),
      publishing('NAMELESS', { brand: null }),
      publishing('BARE', { units: [{ ...unitOf('BARE', 1_000), gtin: '4006381333932' }] }),
      publishing('COLOURED', { attributes: { 'Couleur principale': ['Ultraviolet'] } }),
      updating('PRICED', { price: price(1_234), quantity: 3 }),
      updating('UNKNOWN', { quantity: 3 }),
      ending('ENDED'),
    ];
    const first = await carryOut(changes);
    expect(first?.slice(0, 30)).toMatchObject(Array.from({ length: 30 }, () => failing('unknown', 'product-first')));
    expect(first?.slice(30)).toMatchObject([
      { ok: false, error: { kind: 'rejected', field: 'title' } },
      { ok: false, error: { kind: 'rejected', field: 'categoryId' } },
      { ok: false, error: { kind: 'rejected', field: 'brand' } },
      { ok: false, error: { kind: 'rejected', field: 'gtin' } },
      failing('unknown', 'product-first'),
      { ok: true, value: null },
      failing('not-found'),
      { ok: true, value: null },
    ]);
    const second = await carryOut(changes.filter((_, index) => first?.[index]?.ok === false));
    expect(second?.slice(0, 30).every(({ ok }) => ok)).toBe(true);
    expect(second?.[0]).toMatchObject({
      value: { listingId: 'NEW-0', offers: { 'NEW-0': expect.stringMatching(/^60211_.*_New_CDISFR$/) } },
    });
    const calls = shop.newCalls();
    expect(packagesOf(calls)).toBe(3);
    expect(calls.filter((call) => call === 'POST /products-integration').length).toBeLessThanOrEqual(2);
    expect(await shop.rowOf('PRICED')).toMatchObject({ price: '12.34', quantity: 3 });
    expect(await shop.rowOf('ENDED')).toBeUndefined();
    expect(await shop.rowOf('COLOURED')).toBeUndefined();
  });

  it('report what the catalogue rejects in Octopia’s own words', async () => {
    const [outcome] = await shop.stage.connector.publish(shop.session, 'FR', [
      shop.entry('VIOLET', { attributes: { 'Couleur principale': ['Ultraviolet'] } }),
    ]);
    expect(outcome).toMatchObject({
      ok: false,
      error: { kind: 'rejected', code: '2008', message: 'Couleur principale : valeur hors de la liste' },
    });
  });

  it('are sent by the hundred in one package', async () => {
    const { rows } = await shop.stage.connector.snapshotHomeListings(shop.session, 'FR');
    const seeded = rows.filter(({ sku }) => sku.startsWith('FRS-')).slice(0, 250);
    shop.newCalls();
    const outcomes = await carryOut(seeded.map(({ sku }) => updating(sku, { quantity: 77 })));
    expect(outcomes).toEqual(Array.from({ length: 250 }, () => ({ ok: true, value: null })));
    const calls = shop.newCalls();
    expect(packagesOf(calls)).toBe(1);
    expect(calls.filter((call) => call.endsWith('/offer-requests'))).toHaveLength(3);
  });

  it('contain each reference once, whatever its changes', async () => {
    await publish('ONCE', 'ONCE-MORE');
    shop.newCalls();
    const outcomes = await carryOut([
      updating('ONCE', { price: price(1_500) }),
      updating('ONCE', { quantity: 9 }),
      updating('ONCE', { price: price(1_600) }),
      updating('ONCE-MORE', { quantity: 4 }),
      ending('ONCE-MORE'),
    ]);
    expect(outcomes?.every(({ ok }) => ok)).toBe(true);
    expect(await shop.rowOf('ONCE')).toMatchObject({ price: '16.00', quantity: 9 });
    expect(await shop.rowOf('ONCE-MORE')).toBeUndefined();
    expect(packagesOf(shop.newCalls())).toBe(2);
  });

  it('use no package if the shop already matches', async () => {
    await publish('SAME');
    shop.newCalls();
    const outcomes = await carryOut([publishing('SAME'), updating('SAME', { quantity: 6 }), ending('NEVER-THERE')]);
    expect(outcomes?.every(({ ok }) => ok)).toBe(true);
    expect(packagesOf(shop.newCalls())).toBe(0);
  });

  it('leave the seller’s taxes, delivery and handling time unchanged', async () => {
    const sent = (path: RegExp) =>
      shop.stage.proxy.calls.filter((call) => path.test(call.path) && call.method === 'POST').at(-1)?.body ?? '';
    await carryOut([updating('FR-0001', { price: price(6_000) })]);
    expect(JSON.parse(sent(/offer-requests$/))).toEqual([
      {
        sellerExternalReference: 'FR-0001',
        product: { gtin: expect.stringMatching(/^\d{13}$/) },
        condition: 'New',
        price: {
          price: 60,
          taxes: [
            { code: 'VAT', value: 20 },
            { code: 'Ecotax', value: 0 },
          ],
        },
      },
    ]);
    expect(await shop.rowOf('FR-0001')).toMatchObject({ price: '60.00', quantity: 9 });
  });
});

describe('a ticket', () => {
  it('is polled by another process and settles there', async () => {
    await publish('ELSEWHERE');
    const changes = [updating('ELSEWHERE', { quantity: 11 }), updating('NOT-THERE', { quantity: 1 })];
    const ticket = await submit(changes);
    const other = bulkOf(createCdiscountConnector(sandboxConfig(`${shop.stage.proxy.url}/octopia`)));
    expect(await settleAll(other, shop.session, 'FR', ticket, changes)).toBeNull();
    await shop.stage.advance(DONE_MS);
    expect(await settleAll(other, shop.session, 'FR', ticket, changes)).toMatchObject([
      { ok: true },
      failing('not-found'),
    ]);
  });

  it('that another process settled is not polled again for a value that returns', async () => {
    await publish('RETURNS');
    const five = [updating('RETURNS', { quantity: 5 })];
    const other = bulkOf(createCdiscountConnector(sandboxConfig(`${shop.stage.proxy.url}/octopia`)));
    const ticket = await submit(five);
    await shop.stage.advance(DONE_MS);
    expect(await settleAll(other, shop.session, 'FR', ticket, five)).toEqual([{ ok: true, value: null }]);
    expect(await carryOut([updating('RETURNS', { quantity: 4 })], other)).toEqual([{ ok: true, value: null }]);
    expect(await carryOut(five)).toEqual([{ ok: true, value: null }]);
    expect(await shop.rowOf('RETURNS')).toMatchObject({ quantity: 5 });
  });

  it('whose package is still in process is polled again for the same value', async () => {
    await publish('IN-PROCESS');
    const changes = [updating('IN-PROCESS', { quantity: 5 })];
    shop.newCalls();
    await submit(changes);
    expect(await carryOut(changes)).toEqual([{ ok: true, value: null }]);
    expect(packagesOf(shop.newCalls())).toBe(1);
  });

  it('is judged only by the shop once its results have expired after three days', async () => {
    await publish('LATE');
    const changes = [updating('LATE', { quantity: 12 })];
    const ticket = await submit(changes);
    await shop.stage.advance(4 * DAY_MS);
    expect(await settleAll(bulkOf(), shop.session, 'FR', ticket, changes)).toEqual([{ ok: true, value: null }]);
  });

  it('with successful results is done although the shop still shows the old values', async () => {
    await publish('STALE');
    const changes = [updating('STALE', { quantity: 13 })];
    const ticket = await submit(changes);
    await shop.stage.advance(DONE_MS);
    await shop.fault({ kind: 'stale-read', operation: 'getOffers', count: 1 });
    expect(await settleAll(bulkOf(), shop.session, 'FR', ticket, changes)).toEqual([{ ok: true, value: null }]);
  });

  it('that was never started has changed nothing, and its lines go with the next one', async () => {
    await publish('NOT-BEGUN');
    await bulkOf().submit(shop.session, 'FR', [[updating('NOT-BEGUN', { quantity: 15 })]]);
    await shop.stage.advance(DAY_MS);
    expect(await shop.rowOf('NOT-BEGUN')).toMatchObject({ quantity: 6 });
    expect(await carryOut([updating('NOT-BEGUN', { quantity: 16 })])).toEqual([{ ok: true, value: null }]);
    await shop.stage.advance(DAY_MS);
    expect(await shop.rowOf('NOT-BEGUN')).toMatchObject({ quantity: 16 });
  });

  it('sets a package ready that was left open, because otherwise nothing happens', async () => {
    await publish('LEFT-OPEN');
    shop.stage.proxy.answerNext(/\/offer-packages\/\d+$/, 204, {});
    const changes = [updating('LEFT-OPEN', { quantity: 14 })];
    const ticket = await submit(changes);
    await shop.stage.advance(DONE_MS);
    expect(await settleAll(bulkOf(), shop.session, 'FR', ticket, changes)).toBeNull();
    await shop.stage.advance(DONE_MS);
    expect(await settleAll(bulkOf(), shop.session, 'FR', ticket, changes)).toEqual([{ ok: true, value: null }]);
    expect(await shop.rowOf('LEFT-OPEN')).toMatchObject({ quantity: 14 });
  });
});

describe('variants', () => {
  it('share a group, are read back by it, and end with it', async () => {
    const { connector } = shop.stage;
    const family = shop.group('FAMILY');
    const [published] = await connector.publish(shop.session, 'FR', [family]);
    expect(published).toMatchObject({ ok: true, value: { listingId: 'FAMILY' } });
    const fresh = createCdiscountConnector(sandboxConfig(`${shop.stage.proxy.url}/octopia`));
    const [listing] = await fresh.getHomeListings(shop.session, 'FR', ['FAMILY']);
    expect(listing).toMatchObject({
      ok: true,
      listing: {
        title: 'Pull marin FAMILY en laine',
        gtin: null,
        variants: [
          { sku: 'FAMILY-S', specifics: { Taille: 'S' }, gtin: gtinFor('FAMILY-S') },
          { sku: 'FAMILY-M', specifics: { Taille: 'M' }, price: { minor: 2_190 } },
        ],
      },
    });
    const ref = { key: 'FAMILY', isGroup: true, listingId: 'FAMILY', offers: {} };
    expect(await fresh.end(shop.session, 'FR', [ref])).toEqual([{ ok: true, value: undefined }]);
    expect(await shop.rowOf('FAMILY-S')).toBeUndefined();
    expect(await shop.rowOf('FAMILY-M')).toBeUndefined();
  });
});

describe('items of the seller’s other accounts', () => {
  /** Products that the catalogue knows and the shop does not sell. */
  const NAMES = ['KNOWN-0', 'KNOWN-1', 'KNOWN-2'];
  const goods = NAMES.map((name) => ({ gtin: gtinFor(name), title: `Pull marin ${name} en laine` }));
  beforeAll(async () => {
    await publish(...NAMES);
    const refs = NAMES.map((key) => ({ key, isGroup: false, listingId: key, offers: {} }));
    await shop.stage.connector.end(shop.session, 'FR', refs);
  });
  const offerOf = (sku: string, gtins: readonly string[]) => {
    const key = `${sku}-CDFR`;
    const units = gtins.map((gtin, n) => ({ ...unitOf(gtins.length > 1 ? `${sku}-${n}-CDFR` : key, 2_500), gtin }));
    return shop.entry(key, { key, isGroup: gtins.length > 1, categoryId: '', brand: null, images: [], units });
  };

  it('are found in the catalogue by their GTIN in any format, and a missing product is not read again', async () => {
    const [known = { gtin: '', title: '' }] = goods;
    const { gtin, title } = known;
    const spaced = `0${gtin.slice(0, 7)} ${gtin.slice(7)}`;
    const absent = gtinFor('nobody sells this');
    const asked = [gtin, spaced, absent, '4006381333932', ''];
    const found = await shop.stage.connector.findProducts?.(shop.session, 'CDFR', asked);
    expect([...(found ?? [])].map(([key, product]) => [key, product.title])).toEqual([
      [gtin, title],
      [spaced, title],
    ]);
    shop.newCalls();
    await shop.stage.connector.findProducts?.(shop.session, 'CDFR', asked);
    expect(shop.newCalls()).toEqual([]);
  });

  /** How one of many requests fails, and the resulting error. */
  const noAnswers: readonly [what: string, spoil: () => unknown, kind: string][] = [
    ['a server in trouble', () => shop.fault({ kind: '5xx', operation: 'getProducts', count: 16 }), 'unavailable'],
    ['a used-up rate', () => shop.fault({ kind: 'throttle-429', operation: 'getProducts', count: 1 }), 'rate-limited'],
    ['an answer without a list', () => spoilAnswers({}), 'unavailable'],
    ['another page of the catalogue', () => spoilAnswers({ items: [{ gtin: '4006381333931' }] }), 'unavailable'],
  ];
  function spoilAnswers(body: object): void {
    for (let call = 0; call < 4; call += 1) shop.stage.proxy.answerNext(/\/products\?gtin=/, 200, body);
  }
  it.each(noAnswers)(
    'are not reported missing after %s: the request fails now and succeeds later',
    async (_what, spoil, kind) => {
      const fresh = createCdiscountConnector(sandboxConfig(`${shop.stage.proxy.url}/octopia`));
      const asked = [...goods.map(({ gtin }) => gtin), gtinFor('nobody sells this')];
      await spoil();
      await expect(fresh.findProducts?.(shop.session, 'CDFR', asked)).rejects.toMatchObject({ kind });
      await shop.stage.advance(DAY_MS / 24);
      const found = await fresh.findProducts?.(shop.session, 'CDFR', asked);
      expect([...(found?.keys() ?? [])]).toEqual(goods.map(({ gtin }) => gtin));
    },
  );

  it('are offered without a product description and do not count as the shop’s own offers', async () => {
    const { connector, proxy } = shop.stage;
    const [first = '', ...others] = goods.map(({ gtin }) => gtin);
    const entries = [offerOf('SINGLE', [first]), offerOf('FAMILY', others)];
    const before = proxy.calls.length;
    const published = await connector.publish(shop.session, 'CDFR', entries);
    expect(published).toMatchObject([
      { ok: true, value: { listingId: 'SINGLE-CDFR' } },
      { ok: true, value: { listingId: 'FAMILY-CDFR' } },
    ]);
    expect(proxy.calls.slice(before).filter(({ path }) => /products/.test(path))).toEqual([]);
    expect(await shop.rowOf('FAMILY-1-CDFR')).toMatchObject({ title: goods[2]?.title, price: '25.00', quantity: 6 });

    const ours = (sku: string) => sku.endsWith('-CDFR');
    const fresh = createCdiscountConnector(sandboxConfig(`${proxy.url}/octopia`));
    const { listings } = await fresh.listHomeListings(shop.session, 'FR', null);
    expect(listings.filter(({ sku }) => ours(sku))).toEqual([]);
    const { rows } = await fresh.snapshotHomeListings(shop.session, 'FR');
    expect(rows.filter(({ sku }) => ours(sku))).toEqual([]);

    const keys = entries.map(({ key, isGroup, units }) => ({ key, isGroup, skus: units.map(({ sku }) => sku) }));
    const existing = await fresh.readListings(shop.session, 'CDFR', keys);
    expect(existing.map((listing) => listing?.units.map(({ sku }) => sku))).toEqual(keys.map(({ skus }) => skus));

    const offers = { 'FAMILY-0-CDFR': 'FAMILY-0-CDFR', 'FAMILY-1-CDFR': 'FAMILY-1-CDFR' };
    const family = { key: 'FAMILY-CDFR', isGroup: true, listingId: 'FAMILY-CDFR', offers };
    expect(await fresh.end(shop.session, 'CDFR', [family])).toEqual([{ ok: true, value: undefined }]);
    expect(await shop.rowOf('FAMILY-0-CDFR')).toBeUndefined();
    expect(await shop.rowOf('SINGLE-CDFR')).toBeDefined();
  });
});
