import type { AccountSession, GatedPrice, PublishEntry, PublishUnit } from '@quayside/connector-kit';
import { checkCalls } from '@quayside/connector-kit/conformance/check-calls';
import { money } from '@quayside/kernel';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createOctopiaCheck } from './octopia-calls.ts';
import { connectSeller, SELLER, type Stage, startStage } from './sandbox.ts';

/** A row of the sandbox's listing view: an offer as buyers see it. */
export interface Row {
  readonly sku: string;
  readonly gtin: string;
  readonly title: string;
  readonly price: string;
  readonly quantity: number;
}

export const price = (minor: number) => money(minor, 'EUR') as GatedPrice;

/** A GTIN of thirteen digits derived from a name; a leading `2` marks codes that shops assign themselves. */
export function gtinFor(name: string): string {
  let hash = 7;
  for (const sign of name) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 99_999_999_977;
  const digits = `2${String(hash).padStart(11, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export const unitOf = (sku: string, minor: number, specifics: Record<string, string> = {}): PublishUnit => ({
  sku,
  price: price(minor),
  quantity: 6,
  gtin: gtinFor(sku),
  specifics,
  images: [],
});

/** Listings of a category with variants in the sandbox's catalogue. */
const CATEGORY = '040201';

export function createEntries({ proxy }: Stage, settings: Readonly<Record<string, string>>) {
  const entry = (sku: string, changes: Partial<PublishEntry> = {}): PublishEntry => ({
    key: sku,
    isGroup: false,
    title: `Pull marin ${sku} en laine`,
    description: '<p>Tricoté &amp; robuste</p>',
    categoryId: CATEGORY,
    brand: 'Laine du Causse',
    mpn: null,
    condition: 'NEW',
    images: [`${proxy.url}/media/${sku}.svg`],
    attributes: { 'Couleur principale': ['Bleu'], Taille: ['S'] },
    units: [unitOf(sku, 1_990)],
    settings,
    taxes: { vatRate: 2_000, ecoTax: 0 },
    mayHaveBeenSent: false,
    knownOffers: {},
    ...changes,
  });
  const group = (key: string, changes: Partial<PublishEntry> = {}): PublishEntry =>
    entry(key, {
      isGroup: true,
      units: [unitOf(`${key}-S`, 1_990, { Taille: 'S' }), unitOf(`${key}-M`, 2_190, { Taille: 'M' })],
      ...changes,
    });
  return { entry, group };
}

/** Cdiscount collects the payment of an accepted order within this time. */
const PAYMENT_MS = 2_000;

/** Places an order and returns its id. */
export async function sell(stage: Stage, sku: string, fields: object = {}): Promise<string> {
  const order = { seller: SELLER.username, sku, ...fields };
  return (await stage.sandbox.control<{ orderId: string }>('octopia/orders', order)).orderId;
}

/** A buyer orders, the seller accepts, and Cdiscount collects the payment. */
export async function soldAndPaid(
  stage: Stage,
  session: AccountSession,
  sku: string,
  quantity: number,
): Promise<string> {
  const orderId = await sell(stage, sku, { quantity });
  const [taken] = (await stage.connector.answerOrders?.(session, [{ orderId, isAccepted: true }])) ?? [];
  if (!taken?.ok) throw taken?.error ?? new Error('the order could not be accepted');
  await stage.advance(PAYMENT_MS);
  return orderId;
}

/** A sandbox with a connected seller, for the tests of one file. A test fails if it sends what Octopia’s operations do not accept. */
export interface Shop {
  readonly stage: Stage;
  readonly session: AccountSession;
  readonly entry: (sku: string, changes?: Partial<PublishEntry>) => PublishEntry;
  readonly group: (key: string, changes?: Partial<PublishEntry>) => PublishEntry;
  fault(fields: object): Promise<unknown>;
  rowOf(sku: string): Promise<Row | undefined>;
  /** The calls since the last time, as `POST /offer-packages`. */
  newCalls(): string[];
}

export function useShop(): Shop {
  let stage: Stage;
  let session: AccountSession;
  let entries: ReturnType<typeof createEntries>;
  let seen = 0;
  beforeAll(async () => {
    stage = await startStage();
    session = await connectSeller(stage);
    entries = createEntries(stage, (await stage.connector.siteReadiness(session, 'FR')).settings);
  });
  afterAll(() => stage?.stop());
  checkCalls(() => stage.proxy, createOctopiaCheck());
  afterEach(async () => {
    await fetch(`${stage.sandbox.url}/control/api/faults`, { method: 'DELETE' });
  });
  return {
    get stage() {
      return stage;
    },
    get session() {
      return session;
    },
    entry: (sku, changes) => entries.entry(sku, changes),
    group: (key, changes) => entries.group(key, changes),
    fault: (fields) => stage.sandbox.control('faults', fields),
    async rowOf(sku) {
      const path = `octopia/listings?seller=${SELLER.username}&limit=50000`;
      const { rows } = await stage.sandbox.control<{ rows: Row[] }>(path);
      return rows.find((row) => row.sku === sku);
    },
    newCalls() {
      const calls = stage.proxy.calls.slice(seen);
      seen = stage.proxy.calls.length;
      return calls.map(({ method, path }) => `${method} ${path.replace('/seller/v2', '').replace(/\?.*/, '')}`);
    },
  };
}
