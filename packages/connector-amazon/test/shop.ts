import type { AccountSession, GatedPrice, PublishEntry } from '@quayside/connector-kit';
import { checkCalls } from '@quayside/connector-kit/conformance/check-calls';
import { money, type Site } from '@quayside/kernel';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { checkAgainstModels } from './official-model.ts';
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

/**
 * A sandbox of sixty items with a connected seller, for the tests of one file. A test fails if it sends what Amazon’s own models do not
 * allow, or receives what they do not describe.
 */
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
  checkCalls(() => stage.proxy, checkAgainstModels());
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
