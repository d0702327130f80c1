import type { GatedPrice, PublishEntry } from '@quayside/connector-kit';
import { checkCalls } from '@quayside/connector-kit/conformance/check-calls';
import type { ConformanceHarness } from '@quayside/connector-kit/conformance/harness';
import { describeConformance } from '@quayside/connector-kit/conformance/suite';
import { fromDecimal, isCurrency, money } from '@quayside/kernel';
import { afterAll, beforeAll } from 'vitest';
import { checkAgainstModels } from './official-model.ts';
import { connectSeller, type Stage, startStage } from './sandbox.ts';

const SELLER = 'harbour-toys-uk';

let stage: Stage;
let harness: ConformanceHarness;

const stepPaths: Readonly<Record<string, RegExp>> = {
  put: /\/items\/[^/]+\/C-lost-put\?/,
  'group:parent': /\/items\/[^/]+\/C-lost-group%3Aparent\?/,
  'group:child': /\/items\/[^/]+\/C-lost-group%3Achild-M\?/,
};

interface Row {
  sku: string;
  parentSku: string | null;
  title: string;
  price: string | null;
  currency: string | null;
  quantity: number;
  isLive: boolean;
}

beforeAll(async () => {
  const category = 'Figures & Playsets > Accessories';
  const rows = Array.from(
    { length: 130 },
    (_, n) => `UK-${n},Harbour figure number ${n},${category},Harbour,${n + 1}.50,GBP,5`,
  );
  stage = await startStage(rows);
  const { sandbox, proxy, connector } = stage;
  const { session } = await connectSeller(stage, SELLER);
  const [detail] = await connector.getHomeListings(session, 'UK', ['UK-1']);
  if (!detail?.ok) throw new Error('no home listing to copy');
  const { categoryId, images } = detail.listing;
  const required = (await connector.categoryRequirements(session, 'DE', categoryId))?.requiredAspects ?? [];
  const attributes = {
    ...Object.fromEntries(required.map(({ name, allowedValues }) => [name, [allowedValues[0] ?? 'Figur']])),
    supplier_declared_has_product_identifier_exemption: ['true'],
  };
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
    key: `C-${name}`,
    isGroup: false,
    title: `Figur ${name} aus Holz`,
    description: '<p>Handbemalt & robust</p>',
    categoryId,
    brand: 'Harbour',
    mpn: null,
    condition: 'NEW',
    images,
    attributes,
    units: [unit(`C-${name}`, 1_990)],
    settings: {},
    mayHaveBeenSent: false,
    knownOffers: {},
    ...changes,
  });

  harness = {
    connector,
    session,
    homeSite: 'UK',
    awaySite: 'DE',
    price,
    entry,
    group: (name, changes = {}) =>
      entry(name, {
        isGroup: true,
        units: [unit(`C-${name}-S`, 1_990, { size: 'S' }), unit(`C-${name}-M`, 2_190, { size: 'M' })],
        ...changes,
      }),
    async buy(sku, quantity, site) {
      const placed = await sandbox.control<{ orderId: string }>('amazon/orders', {
        seller: SELLER,
        sku,
        site,
        quantity,
      });
      return placed.orderId;
    },
    publishSteps: Object.keys(stepPaths),
    loseNextAnswer: (step) => proxy.dropNextAnswer(stepPaths[step] ?? /$^/),
    async live() {
      const shown = await sandbox.control<{ rows: Row[] }>(`amazon/listings?seller=${SELLER}&site=DE&limit=5000`);
      return new Map(
        shown.rows
          .filter(({ isLive }) => isLive)
          .map(({ sku, parentSku, title, price: shownPrice, currency, quantity }) => [
            sku,
            {
              title,
              priceMinor: isCurrency(currency ?? '') ? (fromDecimal(shownPrice ?? '', 'EUR')?.minor ?? -1) : -1,
              quantity,
              listingId: parentSku ?? sku,
            },
          ]),
      );
    },
  };
});

afterAll(() => stage?.stop());

const violationsOf = checkAgainstModels();
checkCalls(
  () => stage.proxy,
  (call) => [...violationsOf(call), ...(call.status === 429 ? [`exceeds the published rate: ${call.path}`] : [])],
);

describeConformance('the Amazon connector', () => harness);
