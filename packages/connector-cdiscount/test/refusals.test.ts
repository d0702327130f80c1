import { settleAll } from '@quayside/connector-kit';
import { describe, expect, it } from 'vitest';
import { createCdiscountConnector } from '../src/connector.ts';
import { changesOf, DONE_MS, failing, packagesOf, updating } from './changes.ts';
import { sandboxConfig } from './sandbox.ts';
import { useShop } from './shop.ts';

const shop = useShop();
const { bulkOf, carryOut, submit, publish, publishing } = changesOf(shop);

describe('a lost response', () => {
  const lose = async (path: RegExp, sku: string) => {
    await publish(sku);
    shop.newCalls();
    shop.stage.proxy.dropNextAnswer(path);
    return [updating(sku, { quantity: 21 })];
  };

  it.each([
    ['opened a package', /\/offer-packages$/],
    ['filled it', /\/offer-requests$/],
  ])('changes nothing if it %s: another package is created', async (step, path) => {
    const changes = await lose(path, `LOST-${step.replaceAll(' ', '-')}`);
    await expect(bulkOf().submit(shop.session, 'FR', [changes])).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await carryOut(changes)).toEqual([{ ok: true, value: null }]);
    expect(packagesOf(shop.newCalls())).toBe(2);
  });

  it('is unknown if it set the package ready, and the same package is polled', async () => {
    const changes = await lose(/\/offer-packages\/\d+$/, 'LOST-ready');
    const ready = await bulkOf().submit(shop.session, 'FR', [changes]);
    await expect(bulkOf().begin(shop.session, 'FR', ready)).rejects.toMatchObject({ kind: 'unknown' });
    // Started again by the same process or another one, it stays the same package.
    const other = bulkOf(createCdiscountConnector(sandboxConfig(`${shop.stage.proxy.url}/octopia`)));
    for (const bulk of [bulkOf(), other]) expect(await bulk.begin(shop.session, 'FR', ready)).toBe(ready);
    expect(await carryOut(changes)).toEqual([{ ok: true, value: null }]);
    expect(packagesOf(shop.newCalls())).toBe(1);
  });

  it('of a product does not add it to the catalogue twice', async () => {
    shop.stage.proxy.dropNextAnswer(/\/products-integration$/);
    const changes = [publishing('LOST-PRODUCT')];
    await expect(bulkOf().submit(shop.session, 'FR', [changes])).rejects.toMatchObject({ kind: 'unknown' });
    await shop.stage.advance(DONE_MS);
    expect(await carryOut(changes)).toMatchObject([{ ok: true, value: { listingId: 'LOST-PRODUCT' } }]);
  });
});

describe('a rejection', () => {
  it('of a whole package is final for a single line, and leaves several lines undone', async () => {
    await publish('WHOLE-1', 'WHOLE-2');
    const changes = [updating('WHOLE-1', { quantity: 31 }), updating('WHOLE-2', { quantity: 31 })];
    await shop.fault({ kind: 'fatal', operation: 'patchOfferPackage', count: 1 });
    const reason = 'Erreur technique lors de l’intégration';
    expect(await carryOut(changes)).toMatchObject([
      { ok: false, error: { kind: 'unavailable', code: '9000', message: reason } },
      { ok: false, error: { kind: 'unavailable', code: '9000', message: reason } },
    ]);
    await shop.fault({ kind: 'fatal', operation: 'patchOfferPackage', count: 1 });
    expect(await carryOut(changes.slice(0, 1))).toMatchObject([
      { ok: false, error: { kind: 'rejected', code: '9000', message: reason } },
    ]);
    expect(await carryOut(changes)).toMatchObject([{ ok: true }, { ok: true }]);
  });

  it('of a whole package is narrowed down to the faulty line', async () => {
    const skus = ['POISON-1', 'POISON-2', 'POISON-3', 'POISON-4'];
    await publish(...skus);
    shop.newCalls();
    const changes = skus.map((sku) => updating(sku, { quantity: 35 }));
    const reject = (count: number) => shop.fault({ kind: 'fatal', operation: 'patchOfferPackage', count });
    await reject(1);
    expect((await carryOut(changes))?.every((outcome) => !outcome.ok && outcome.error.kind === 'unavailable')).toBe(
      true,
    );
    // The first of the two halves is rejected again, and then its first line.
    await reject(1);
    const halves = await carryOut(changes);
    expect(halves?.map(({ ok }) => ok)).toEqual([false, false, true, true]);
    await reject(1);
    expect(await carryOut(changes.slice(0, 2))).toMatchObject([failing('rejected', '9000'), { ok: true }]);
    expect(packagesOf(shop.newCalls())).toBe(5);
  });

  it('of one line fails only its own change', async () => {
    await publish('SPOILED', 'SOUND');
    await shop.fault({ kind: 'partial-207', operation: 'offerLine', count: 1 });
    expect(await carryOut([updating('SPOILED', { quantity: 32 }), updating('SOUND', { quantity: 32 })])).toMatchObject([
      failing('rejected', '9000'),
      { ok: true },
    ]);
  });

  it('of a line’s format does not affect other lines of the package, and survives a restart with the ticket', async () => {
    const known = Array.from({ length: 7 }, (_, n) => `FORM-${n}`);
    await publish(...known);
    const changes = known.map((sku, n) => updating(sku, { quantity: n === 4 ? -1 : 33 }));
    // Bypasses the recorder, which checks Octopia's rules everywhere else.
    const bold = () => bulkOf(createCdiscountConnector(sandboxConfig(`${shop.stage.sandbox.url}/octopia`)));
    const ticket = await submit(changes, bold());
    await shop.stage.advance(DONE_MS);
    const outcomes = await settleAll(bold(), shop.session, 'FR', ticket, changes);
    expect(outcomes?.map(({ ok }) => ok)).toEqual([true, true, true, true, false, true, true]);
    expect(outcomes?.[4]).toMatchObject({
      ok: false,
      error: { kind: 'rejected', field: 'quantity', message: expect.stringContaining('whole number') },
    });
  });

  it('for a delivery mode that the account does not have names the mode', async () => {
    const settings = { deliveryModes: JSON.stringify([{ code: 'LV1', cost: 0 }]), preparationTime: '1' };
    const [outcome] = await shop.stage.connector.publish(shop.session, 'FR', [shop.entry('BY-VAN', { settings })]);
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'rejected', code: '1005' } });
  });

  it('of a duplicate reference does not reject the change', async () => {
    await publish('TWICE');
    const changes = [updating('TWICE', { quantity: 34 })];
    const ticket = await submit(changes);
    await shop.stage.advance(DONE_MS);
    const duplicated = { sellerExternalReference: 'TWICE', integrationStatus: 'Duplicated', results: [] };
    shop.stage.proxy.answerNext(/offer-requests-results/, 200, { itemsPerPage: 1, items: [duplicated] });
    await shop.fault({ kind: 'stale-read', operation: 'getOffers', count: 1 });
    expect(await settleAll(bulkOf(), shop.session, 'FR', ticket, changes)).toMatchObject([
      failing('unavailable', 'Duplicated'),
    ]);
  });

  it('for a used-up quota says when to retry, whatever its status', async () => {
    const problem = { title: 'QuotaExceeded', status: 400, detail: 'QuotaExceeded' };
    shop.stage.proxy.answerNext(/\/products-integration$/, 400, problem);
    const [outcome] = await shop.stage.connector.publish(shop.session, 'FR', [shop.entry('TOO-MANY')]);
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'rate-limited', retryAt: expect.any(String) } });
  });
});
