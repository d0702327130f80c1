import type { GatedPrice, PublishEntry } from '@quayside/connector-kit';
import { checkCalls } from '@quayside/connector-kit/conformance/check-calls';
import type { ConformanceHarness } from '@quayside/connector-kit/conformance/harness';
import {
  type RecordedCall,
  type RecordingProxy,
  startRecordingProxy,
} from '@quayside/connector-kit/conformance/recording-proxy';
import { type RunningSandbox, startSandbox } from '@quayside/connector-kit/conformance/sandbox-process';
import { describeConformance } from '@quayside/connector-kit/conformance/suite';
import { fromDecimal, isCurrency, money } from '@quayside/kernel';
import { afterAll, beforeAll } from 'vitest';
import { createEbayConnector } from '../src/connector.ts';
import { createOfficialCheck } from './official-schema.ts';
import { connectSeller, sandboxConfig } from './sandbox.ts';

const SELLER = 'harbour-toys-uk';

let sandbox: RunningSandbox;
let proxy: RecordingProxy;
let harness: ConformanceHarness;

const stepPaths: Readonly<Record<string, RegExp>> = {
  item: /bulk_create_or_replace_inventory_item/,
  offer: /bulk_create_offer/,
  publish: /bulk_publish_offer/,
  'group:item': /bulk_create_or_replace_inventory_item/,
  'group:group': /inventory_item_group\//,
  'group:offer': /bulk_create_offer/,
  'group:publish': /publish_by_inventory_item_group/,
};

beforeAll(async () => {
  const category = 'Figures & Playsets > Accessories';
  const rows = Array.from(
    { length: 430 },
    (_, n) => `UK-${n},Harbour figure number ${n},${category},Harbour,${n + 1}.50,GBP,5`,
  );
  sandbox = await startSandbox(rows);
  proxy = await startRecordingProxy(sandbox.url, '/ebay');
  const connector = createEbayConnector(sandboxConfig(proxy.url));
  const { session } = await connectSeller(connector, SELLER);

  const home = await connector.listHomeListings(session, 'UK', null);
  const [detail] = await connector.getHomeListings(session, 'UK', [home.listings[0]?.externalId ?? '']);
  if (!detail?.ok) throw new Error('no home listing to copy');
  const { images } = detail.listing;
  const [{ categoryId = '' } = {}] = (await connector.categories?.suggest(session, 'DE', 'Harbour figure')) ?? [];
  const { settings } = await connector.siteReadiness(session, 'DE');
  const required = (await connector.categoryRequirements(session, 'DE', categoryId))?.requiredAspects ?? [];
  const attributes = Object.fromEntries(
    required.map(({ name, allowedValues }) => [name, [allowedValues[0] ?? 'Holz']]),
  );
  const price = (minor: number) => money(minor, 'EUR') as GatedPrice;

  const unit = (sku: string, minor: number, specifics: Record<string, string> = {}) => ({
    sku,
    price: price(minor),
    quantity: 6,
    gtin: null,
    specifics,
    images: [],
  });
  const entry = async (name: string, changes: Partial<PublishEntry> = {}): Promise<PublishEntry> => ({
    key: `C-${name}-DE`,
    isGroup: false,
    title: `Figur ${name} aus Holz`,
    description: '<p>Handbemalt & robust</p>',
    categoryId,
    brand: 'Harbour',
    mpn: null,
    condition: 'NEW',
    images,
    attributes,
    units: [unit(`C-${name}-DE`, 1_990)],
    settings,
    mayHaveBeenSent: false,
    knownOffers: {},
    ...changes,
  });

  harness = {
    wantedPolicy: {
      key: '1.p0',
      name: 'Parcels',
      policyId: null,
      content: {
        country: 'DE',
        handlingDays: 3,
        services: [
          {
            code: 'DE_StandardversandAusDemAusland',
            carrier: null,
            cost: money(690, 'EUR'),
            additionalCost: money(200, 'EUR'),
            isFree: false,
          },
        ],
        excluded: ['CH'],
      },
    },
    connector,
    session,
    homeSite: 'UK',
    awaySite: 'DE',
    price,
    entry,
    group: (name, changes = {}) =>
      entry(name, {
        isGroup: true,
        units: [unit(`C-${name}-S-DE`, 1_990, { Größe: 'S' }), unit(`C-${name}-M-DE`, 2_190, { Größe: 'M' })],
        ...changes,
      }),
    async buy(sku, quantity, site) {
      const placed = await sandbox.control<{ orders: { orderId: string }[] }>('orders', {
        seller: SELLER,
        sku,
        site,
        quantity,
      });
      return placed.orders[0]?.orderId ?? '';
    },
    publishSteps: Object.keys(stepPaths),
    loseNextAnswer: (step) => proxy.dropNextAnswer(stepPaths[step] ?? /$^/),
    async live() {
      const { rows: shown } = await sandbox.control<{ rows: Record<string, string>[] }>(
        `listings?seller=${SELLER}&site=DE&limit=5000`,
      );
      return new Map(
        shown.map(({ sku = '', title = '', price: shownPrice = '', currency = '', quantity, itemId = '' }) => [
          sku,
          {
            title,
            priceMinor: isCurrency(currency) ? (fromDecimal(shownPrice, currency)?.minor ?? -1) : -1,
            quantity: Number(quantity),
            listingId: itemId,
          },
        ]),
      );
    },
  };
});

afterAll(async () => {
  await proxy?.close();
  await sandbox?.stop();
});

const LANGUAGES = ['en-US', 'en-GB', 'de-DE'];
const violationsOf = createOfficialCheck();

/** Every call states the product's name, and every call of the REST APIs one of the sites' languages. */
function headersMissingIn({ path, headers }: RecordedCall): string[] {
  const isRest = /^\/(sell|commerce|developer)\//.test(path);
  const isSpoken = !isRest || LANGUAGES.includes(headers['accept-language'] ?? '');
  const isNamed = (!isRest && path !== '/ws/api.dll') || headers['user-agent'] === 'Quayside/1.0 (Language=TypeScript)';
  return [...(isSpoken ? [] : [`no language: ${path}`]), ...(isNamed ? [] : [`no name: ${path}`])];
}

checkCalls(
  () => proxy,
  (call) => [...violationsOf(call), ...headersMissingIn(call)],
);

describeConformance('the eBay connector', () => harness);
