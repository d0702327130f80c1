import {
  type AccountSession,
  type Connector,
  ConnectorError,
  type GatedPrice,
  type PublishEntry,
  type PublishedListing,
} from '@quayside/connector-kit';
import { checkCalls } from '@quayside/connector-kit/conformance/check-calls';
import type { MemoryRuntime } from '@quayside/connector-kit/conformance/memory-runtime';
import {
  type RecordedCall,
  type RecordingProxy,
  startRecordingProxy,
} from '@quayside/connector-kit/conformance/recording-proxy';
import { type RunningSandbox, startSandbox } from '@quayside/connector-kit/conformance/sandbox-process';
import { money, type Site, siteFacts } from '@quayside/kernel';
import { afterAll, beforeAll, expect } from 'vitest';
import { createEbayConnector } from '../src/connector.ts';
import { createOfficialCheck } from './official-schema.ts';
import { connectSeller, sandboxConfig } from './sandbox.ts';

export const SELLER = 'demo-shop-uk';
const CATEGORY = 'Figures & Playsets > Accessories';

/**
 * A small shop in its own sandbox, with its seller connected through a recording proxy, for the tests of one file. A test fails if it sends
 * what eBay’s own description of the operation does not allow.
 */
export interface Shop {
  readonly sandbox: RunningSandbox;
  readonly proxy: RecordingProxy;
  readonly connector: Connector;
  readonly runtime: MemoryRuntime;
  readonly session: AccountSession;
  /** The category of the shop's products on a site. */
  categoryOn(site: Site): Promise<string>;
  /** The calls made during `work`. */
  callsOf(work: () => Promise<unknown>): Promise<readonly RecordedCall[]>;
  entryFor(site: Site, sku: string, changes?: Partial<PublishEntry>): Promise<PublishEntry>;
  /** Throws eBay's rejection. */
  publishOne(site: Site, entry: PublishEntry): Promise<PublishedListing>;
}

interface Stage extends Pick<Shop, 'sandbox' | 'proxy' | 'connector' | 'runtime'> {
  readonly image: string;
}

/** @param rows how many listings the shop has at home: UK-1, UK-2 … */
export function useShop(rows = 3): Shop {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startStage(rows);
  });
  afterAll(async () => {
    await stage?.proxy.close();
    await stage?.sandbox.stop();
  });
  checkCalls(() => stage.proxy, createOfficialCheck());
  return {
    get sandbox() {
      return stage.sandbox;
    },
    get proxy() {
      return stage.proxy;
    },
    get connector() {
      return stage.connector;
    },
    get runtime() {
      return stage.runtime;
    },
    get session() {
      return stage.runtime.session;
    },
    categoryOn: (site) => categoryOn(stage, site),
    async callsOf(work) {
      const before = stage.proxy.calls.length;
      await work();
      return stage.proxy.calls.slice(before);
    },
    entryFor: (site, sku, changes) => createEntry(stage, site, sku, changes),
    async publishOne(site, entry) {
      const [outcome] = await stage.connector.publish(stage.runtime.session, site, [entry]);
      if (!outcome?.ok) throw outcome?.error ?? new Error('no outcome');
      return outcome.value;
    },
  };
}

async function startStage(rows: number): Promise<Stage> {
  const sandbox = await startSandbox(
    Array.from({ length: rows }, (_, n) => `UK-${n + 1},Wooden figure ${n + 1},${CATEGORY},Harbour,${n + 1}.50,GBP,5`),
  );
  const proxy = await startRecordingProxy(sandbox.url, '/ebay');
  const connector = createEbayConnector(sandboxConfig(proxy.url));
  const runtime = await connectSeller(connector, SELLER);
  const { session } = runtime;
  const { listings } = await connector.listHomeListings(session, 'UK', null);
  const [detail] = await connector.getHomeListings(session, 'UK', [listings[0]?.externalId ?? '']);
  if (!detail?.ok) throw new Error('no home listing to copy');
  const { images } = detail.listing;
  return { sandbox, proxy, connector, runtime, image: images[0] ?? '' };
}

async function categoryOn({ connector, runtime: { session } }: Stage, site: Site): Promise<string> {
  const [first] = (await connector.categories?.suggest(session, site, 'Wooden figure')) ?? [];
  return first?.categoryId ?? '';
}

async function createEntry(
  stage: Stage,
  site: Site,
  sku: string,
  changes: Partial<PublishEntry> = {},
): Promise<PublishEntry> {
  const {
    connector,
    runtime: { session },
    image,
  } = stage;
  const { settings } = await connector.siteReadiness(session, site);
  const categoryId = await categoryOn(stage, site);
  const required = (await connector.categoryRequirements(session, site, categoryId))?.requiredAspects ?? [];
  return {
    key: sku,
    isGroup: false,
    title: `Figure ${sku}`,
    description: '<p>Hand painted</p>',
    categoryId,
    brand: 'Harbour',
    mpn: null,
    condition: 'NEW',
    images: [image],
    attributes: Object.fromEntries(required.map(({ name, allowedValues }) => [name, [allowedValues[0] ?? 'Wood']])),
    units: [
      {
        sku,
        price: money(1_990, siteFacts(site).currency) as GatedPrice,
        quantity: 6,
        gtin: null,
        specifics: {},
        images: [],
      },
    ],
    settings,
    mayHaveBeenSent: false,
    knownOffers: {},
    ...changes,
  };
}

export async function errorOf(work: Promise<unknown>): Promise<ConnectorError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ConnectorError);
  return error as ConnectorError;
}
