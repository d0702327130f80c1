import type { PolicyContent, ShippingPolicyChannel, WantedPolicy } from '@quayside/connector-kit';
import { type Currency, money, type Site, siteFacts } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { errorOf, SELLER, useShop } from './shop.ts';

const shop = useShop();

const channel = (): ShippingPolicyChannel => {
  const { shippingPolicies } = shop.connector;
  if (!shippingPolicies) throw new Error('eBay has policies');
  return shippingPolicies;
};
const list = (site: Site) => channel().list(shop.session, site);
const ensure = async (site: Site, wanted: WantedPolicy) => {
  const made = await channel().ensure?.(shop.session, site, wanted);
  if (!made) throw new Error('nothing was made');
  return made;
};

const CODES: Partial<Record<Site, string>> = {
  DE: 'DE_StandardversandAusDemAusland',
  FR: 'FR_StandardDeliveryFromAbroad',
  IT: 'IT_TrackedDeliveryFromAbroad',
  ES: 'ES_EconomyDeliveryFromAbroad',
  AT: 'AT_StandardDeliveryFromAbroad',
  BEFR: 'BEFR_StandardDeliveryFromAbroad',
  IE: 'IE_StandardDeliveryFromAbroad',
  US: 'StandardShippingFromOutsideUS',
  CA: 'CA_StandardShippingfromoutsideCanada',
  AU: 'AU_StandardDeliveryFromOutsideAU',
};
const service = (site: Site, minor: number, changes: Partial<PolicyContent['services'][number]> = {}) => ({
  code: CODES[site] ?? '',
  carrier: null,
  cost: money(minor, siteFacts(site).currency as Currency),
  additionalCost: money(100, siteFacts(site).currency as Currency),
  isFree: false,
  ...changes,
});
const content = (site: Site, minor: number, changes: Partial<PolicyContent> = {}): PolicyContent => ({
  country: siteFacts(site).country,
  handlingDays: 2,
  services: [service(site, minor)],
  excluded: ['RU', 'CAFR'],
  ...changes,
});
const wanted = (key: string, site: Site, minor = 790, changes: Partial<WantedPolicy> = {}): WantedPolicy => ({
  key,
  name: 'Small parcels',
  content: content(site, minor),
  policyId: null,
  ...changes,
});
const idsOf = async (site: Site, key: string) =>
  (await list(site)).filter((policy) => policy.key === key).map(({ policyId }) => policyId);
const isWrite = ({ method, path }: { method: string; path: string }) =>
  path.includes('fulfillment_policy') && (method === 'POST' || method === 'PUT');

describe('a shipping policy', () => {
  it('is created on each of ten sites with the service and cost that buyers there pay', async () => {
    for (const site of Object.keys(CODES) as Site[]) {
      const made = await ensure(site, wanted('1.p0', site));
      const { listingId } = await shop.publishOne(site, {
        ...(await shop.entryFor(site, `TEN-${site}`)),
        shipping: { by: 'id', policyId: made.policyId },
      });
      const shown = async (country: string) =>
        (
          await shop.sandbox.control<{ shipping: unknown }>(
            `listings/shipping?seller=${SELLER}&itemId=${listingId}&country=${country}`,
          )
        ).shipping;
      expect(await shown(siteFacts(site).country), site).toEqual({
        service: CODES[site],
        cost: '7.90',
        handlingDays: 2,
      });
      expect(await shown('RU'), site).toBeNull();
    }
  });

  it('is changed in place by one call, and not at all if it is already as desired', async () => {
    const first = await ensure('DE', wanted('2.p0', 'DE'));
    const again = await shop.callsOf(() => ensure('DE', wanted('2.p0', 'DE', 790, { policyId: first.policyId })));
    expect(again.filter(isWrite)).toEqual([]);
    const calls = await shop.callsOf(async () => {
      const changed = await ensure('DE', wanted('2.p0', 'DE', 850, { name: 'Parcels', policyId: first.policyId }));
      expect(changed).toEqual({ policyId: first.policyId, name: 'Parcels · Quayside 2.p0', change: 'updated' });
    });
    expect(calls.filter(isWrite).map(({ method }) => method)).toEqual(['PUT']);
    const found = (await list('DE')).find(({ policyId }) => policyId === first.policyId);
    expect(found).toMatchObject({
      key: '2.p0',
      handlingDays: 2,
      services: [{ code: CODES.DE, cost: money(850, 'EUR') }],
    });
  });

  it('is found again by its mark if the id is unknown or another policy has it', async () => {
    const first = await ensure('FR', wanted('3.p0', 'FR'));
    expect((await ensure('FR', wanted('3.p0', 'FR'))).policyId).toBe(first.policyId);
    const own = (await list('FR')).find(({ key }) => key === null);
    const moved = await ensure('FR', wanted('3.p0', 'FR', 910, { policyId: own?.policyId ?? '' }));
    expect(moved).toMatchObject({ policyId: first.policyId, change: 'updated' });
    expect((await list('FR')).find(({ policyId }) => policyId === own?.policyId)).toEqual(own);
  });

  it('is created once although the response was lost, even before eBay shows it', async () => {
    shop.proxy.dropNextAnswer(/fulfillment_policy\/$/);
    expect((await errorOf(ensure('IT', wanted('4.p0', 'IT')))).kind).toBe('unknown');
    expect(await ensure('IT', wanted('4.p0', 'IT'))).toMatchObject({ change: 'none' });
    shop.proxy.dropNextAnswer(/fulfillment_policy\/$/);
    expect((await errorOf(ensure('IT', wanted('5.p0', 'IT')))).kind).toBe('unknown');
    shop.proxy.answerNext(/fulfillment_policy\?/, 200, { fulfillmentPolicies: [] });
    expect(await ensure('IT', wanted('5.p0', 'IT'))).toMatchObject({ change: 'none' });
    expect([await idsOf('IT', '4.p0'), await idsOf('IT', '5.p0')].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('states that shipping is free, and uses the next handling time that eBay accepts', async () => {
    const services = [
      service('ES', 500, { isFree: true }),
      service('ES', 900, { code: 'ES_ExpressDeliveryFromAbroad' }),
    ];
    const made = await ensure(
      'ES',
      wanted('6.p0', 'ES', 0, { content: content('ES', 0, { handlingDays: 7, services }) }),
    );
    const found = (await list('ES')).find(({ policyId }) => policyId === made.policyId);
    expect(found).toMatchObject({
      handlingDays: 10,
      services: [
        { isFree: true, cost: money(0, 'EUR') },
        { isFree: false, cost: money(900, 'EUR') },
      ],
    });
  });

  it('that eBay cannot represent is rejected with the reason', async () => {
    const other = content('AT', 500, { services: [service('AT', 500, { code: 'UK_RoyalMailTracked48' })] });
    expect(await errorOf(ensure('AT', wanted('7.p0', 'AT', 0, { content: other })))).toMatchObject({
      kind: 'rejected',
      code: '20403',
    });
    const nothing = content('AT', 500, { services: [] });
    expect((await errorOf(ensure('AT', wanted('7.p0', 'AT', 0, { content: nothing })))).kind).toBe('rejected');
    expect(await idsOf('AT', '7.p0')).toEqual([]);
  });

  it('of a profile is not used for listings without a profile', async () => {
    await ensure('AU', wanted('0.p0', 'AU', 100, { name: 'A first by name' }));
    const { settings } = await shop.connector.siteReadiness(shop.session, 'AU');
    const [own] = (await list('AU')).filter(({ key }) => key === null);
    expect(settings.fulfillmentPolicyId).toBe(own?.policyId);
  });
});

it('moves a listing to another policy with one call, and keeps the rest of the listing', async () => {
  const one = await ensure('DE', wanted('8.p0', 'DE', 400));
  const other = await ensure('DE', wanted('9.p0', 'DE', 600));
  const entry = await shop.entryFor('DE', 'MOVED-DE');
  const { offers, listingId } = await shop.publishOne('DE', {
    ...entry,
    shipping: { by: 'id', policyId: one.policyId },
  });
  const calls = await shop.callsOf(async () => {
    const moved = { ...entry, shipping: { by: 'id' as const, policyId: other.policyId }, knownOffers: offers };
    expect((await shop.publishOne('DE', moved)).listingId).toBe(listingId);
  });
  expect(calls.filter(({ method }) => method === 'PUT').map(({ path }) => path.replace(/\d+$/, ''))).toEqual([
    '/sell/inventory/v1/offer/',
  ]);
});
