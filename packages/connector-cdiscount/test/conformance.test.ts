import type { PublishEntry } from '@quayside/connector-kit';
import { checkCalls } from '@quayside/connector-kit/conformance/check-calls';
import type { ConformanceHarness } from '@quayside/connector-kit/conformance/harness';
import { describeConformance } from '@quayside/connector-kit/conformance/suite';
import { afterAll, beforeAll } from 'vitest';
import { createOctopiaCheck } from './octopia-calls.ts';
import { connectSeller, SELLER, type Stage, startStage } from './sandbox.ts';
import { createEntries, price, type Row, soldAndPaid } from './shop.ts';

let stage: Stage;
let harness: ConformanceHarness;

beforeAll(async () => {
  stage = await startStage();
  const { sandbox, proxy, connector } = stage;
  const session = await connectSeller(stage);
  const { settings } = await connector.siteReadiness(session, 'FR');
  const { entry, group } = createEntries(stage, settings);

  harness = {
    connector,
    session,
    homeSite: 'FR',
    awaySite: 'FR',
    price,
    entry: async (name: string, changes?: Partial<PublishEntry>) => entry(`C-${name}`, changes),
    group: async (name: string, changes?: Partial<PublishEntry>) => group(`C-${name}`, changes),
    buy: (sku, quantity) => soldAndPaid(stage, session, sku, quantity),
    publishSteps: ['ready', 'group:ready'],
    // The response to setting the package ready, which is the step that takes effect.
    loseNextAnswer: () => proxy.dropNextAnswer(/^\/seller\/v2\/offer-packages\/\d+$/),
    async live() {
      const { rows } = await sandbox.control<{ rows: Row[] }>(`octopia/listings?seller=${SELLER.username}&limit=5000`);
      return new Map(
        rows.map(({ sku, title, price: shown, quantity }) => [
          sku,
          {
            title,
            priceMinor: Math.round(Number(shown) * 100),
            quantity,
            listingId: sku.replace(/^(C-.*)-(S|M)$/, '$1'),
          },
        ]),
      );
    },
  };
});

afterAll(() => stage?.stop());

const violationsOf = createOctopiaCheck();
checkCalls(
  () => stage.proxy,
  (call) => [...violationsOf(call), ...(call.status === 429 ? [`exceeds the known rate: ${call.path}`] : [])],
);

describeConformance('the Cdiscount connector', () => harness);
