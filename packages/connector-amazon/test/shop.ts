import type { AccountSession, GatedPrice, PublishEntry } from '@quayside/connector-kit';
import { money, type Site } from '@quayside/kernel';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createOfficialCheck } from './official-model.ts';
import { connectSeller, type Stage, startStage } from './sandbox.ts';

export const SELLER = 'harbour-toys-uk';
export const CLIENT_ID = 'amzn1.application-oa2-client.quayside-demo';

/** A row of the sandbox's listing view: a SKU on a site as a buyer sees it. */
interface Row {
  sku: string;
  asin: string;
  site: string;
  price: string;
  quantity: number;
  isLive: boolean;
}

/** A sandbox of sixty items with a connected seller, for the tests of one file. */
export interface Shop {
  readonly stage: Stage;
  readonly session: AccountSession;
  fault(fields: object): Promise<unknown>;
  entry(sku: string, changes?: Partial<PublishEntry>): PublishEntry;
  rowOf(sku: string, site: Site, seller?: string): Promise<Row | undefined>;
  publishOn(site: Site, sku: string, minor: number, changes?: Partial<PublishEntry>): Promise<void>;
}

/** The attributes that a new product of the type needs in addition to the entry's own fields. */
export const DESCRIBED: PublishEntry['attributes'] = {
  item_type_keyword: ['toy-figures'],
  country_of_origin: ['DE'],
  supplier_declared_dg_hz_regulation: ['not_applicable'],
  // Its goods have no product codes.
  supplier_declared_has_product_identifier_exemption: ['true'],
};

export const price = (minor: number, currency: 'EUR' | 'GBP' = 'EUR') => money(minor, currency) as GatedPrice;

export const unitOf = (sku: string, minor: number, currency?: 'EUR' | 'GBP') => ({
  sku,
  price: price(minor, currency),
  quantity: 6,
  gtin: null,
  specifics: {},
  images: [],
});

export function useShop(): Shop {
  let stage: Stage;
  let session: AccountSession;
  beforeAll(async () => {
    const row = (n: number) => `UK-${n},Figure number ${n},Figures & Playsets,Harbour,${n + 1}.50,GBP,5`;
    stage = await startStage(Array.from({ length: 60 }, (_, n) => row(n)));
    session = (await connectSeller(stage, SELLER)).session;
  });
  afterAll(() => stage?.stop());
  afterEach(async () => {
    await fetch(`${stage.sandbox.url}/control/api/faults`, { method: 'DELETE' });
    await stage.sandbox.control('amazon/clients/secret', { clientId: CLIENT_ID, expired: false });
  });

  const entry = (sku: string, changes: Partial<PublishEntry> = {}): PublishEntry => ({
    key: sku,
    isGroup: false,
    title: `Figur ${sku} aus Holz`,
    description: '<p>Handbemalt</p>',
    categoryId: 'TOYS_AND_GAMES',
    brand: 'Harbour',
    mpn: null,
    condition: 'NEW',
    images: [`${stage.proxy.url}/media/UK-1.svg`],
    attributes: DESCRIBED,
    units: [unitOf(sku, 1_990)],
    settings: {},
    mayHaveBeenSent: false,
    knownOffers: {},
    ...changes,
  });

  return {
    get stage() {
      return stage;
    },
    get session() {
      return session;
    },
    fault: (fields) => stage.sandbox.control('faults', fields),
    entry,
    async rowOf(sku, site, seller = SELLER) {
      const path = `amazon/listings?seller=${seller}&site=${site}&limit=5000`;
      return (await stage.sandbox.control<{ rows: Row[] }>(path)).rows.find((row) => row.sku === sku);
    },
    async publishOn(site, sku, minor, changes = {}) {
      const units = [unitOf(sku, minor, site === 'UK' ? 'GBP' : 'EUR')];
      const [outcome] = await stage.connector.publish(session, site, [entry(sku, { units, ...changes })]);
      if (!outcome?.ok) throw outcome?.error ?? new Error('no outcome');
    },
  };
}

/** Call it last in a file: it checks every call of the file's tests. */
export function itHoldsToTheModels(shop: Shop): void {
  it('sends only what Amazon’s own models allow, and receives only what they describe', () => {
    const { calls } = shop.stage.proxy;
    const official = createOfficialCheck();
    expect([...new Set(calls.flatMap(official.request))]).toEqual([]);
    expect([...new Set(calls.flatMap(official.answer))]).toEqual([]);
    expect(calls.length).toBeGreaterThan(10);
  });
}
