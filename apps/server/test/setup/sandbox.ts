import type { AmazonConfig } from '@quayside/connector-amazon';
import type { CdiscountConfig } from '@quayside/connector-cdiscount';
import type { EbayConfig } from '@quayside/connector-ebay';
import { type RunningSandbox, startSandbox } from '@quayside/connector-kit/conformance/sandbox-process';
import { type Clock, systemClock } from '../../src/platform/clock.ts';
import { createReadClock, type Reading } from '../../src/platform/sandbox-clock.ts';
import { hooksOf, type Lifetime } from './lifetime.ts';

export interface SandboxOptions {
  /** Rows below the header `sku,title,category,brand,price,currency,quantity`; default: the built-in catalogue. */
  readonly catalogue?: readonly string[];
  /** The first listings of the built-in catalogue, if a test needs no more: an import of all costs two seconds of the processor. */
  readonly only?: { readonly singles: number; readonly varied: number };
  readonly quotaProfile?: 'default' | 'strict';
  /** How many of its milliseconds pass per real one; default: one. The server takes its `clock` too, and waits less for the marketplace. */
  readonly rate?: number;
}

export interface TestSandbox extends RunningSandbox {
  /** The configuration of a connector for it. */
  readonly ebay: EbayConfig;
  readonly amazon: AmazonConfig;
  readonly cdiscount: CdiscountConfig;
  readonly reading: Reading;
}

/** Its time, as it was at its start: for tests that move it no further. */
interface Timed {
  readonly clock: Clock;
}

const ORDINARY: Reading = { machine: 0, shown: 0, rate: 1, setBack: { times: 0, ms: 0 } };
/** Nothing shortens a wait on a clock that is not moved. */
const LONGEST_SLEEP_MS = 3_600_000;

/** A sandbox for the tests of a file, or for each of them, which is stopped after them. Available in their hooks and tests only. */
export function useTestSandbox(options: SandboxOptions & Lifetime = {}): TestSandbox & Timed {
  let started: TestSandbox | undefined;
  const there = () => {
    if (!started) throw new Error('The sandbox is there in hooks and tests only');
    return started;
  };
  const { before, after } = hooksOf(options);
  before(async () => {
    started = await startTestSandbox(options);
  });
  after(() => started?.stop());
  return {
    clock: createReadClock(systemClock, () => started?.reading ?? ORDINARY, LONGEST_SLEEP_MS),
    get reading() {
      return there().reading;
    },
    get url() {
      return there().url;
    },
    get ebay() {
      return there().ebay;
    },
    get amazon() {
      return there().amazon;
    },
    get cdiscount() {
      return there().cdiscount;
    },
    control: (path, body) => there().control(path, body),
    clearFaults: () => there().clearFaults(),
    stop: () => there().stop(),
  };
}

/** A new sandbox, with its own data directory and a free port. */
export async function startTestSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const { catalogue, only, quotaProfile = 'default', rate } = options;
  const size = only && { SANDBOX_CATALOG_SIZE: `${only.singles}+${only.varied}` };
  const running = await startSandbox(catalogue, { SANDBOX_QUOTA_PROFILE: quotaProfile, ...size });
  const { url } = running;
  return {
    ...running,
    reading: rate === undefined ? ORDINARY : await setRate(running, rate),
    ebay: {
      apiUrl: `${url}/ebay`,
      apizUrl: `${url}/ebay`,
      apimUrl: `${url}/ebay`,
      authUrl: `${url}/ebay`,
      tradingUrl: `${url}/ebay`,
      clientId: 'quayside-demo',
      clientSecret: 'quayside-demo-secret',
      ruName: 'Quayside-demo-ru',
    },
    amazon: {
      apiUrl: `${url}/amazon`,
      authUrl: `${url}/amazon`,
      sellerCentralUrl: `${url}/amazon`,
      applicationId: 'amzn1.sp.solution.quayside-demo',
      clientId: 'amzn1.application-oa2-client.quayside-demo',
      clientSecret: 'quayside-demo-secret',
      redirectUri: 'http://localhost:4400/amazon/oauth',
    },
    cdiscount: {
      apiUrl: `${url}/octopia`,
      authUrl: `${url}/octopia`,
      application: { clientId: 'quayside-demo-aggregator', clientSecret: 'quayside-demo-secret' },
    },
  };
}

async function setRate(running: RunningSandbox, rate: number): Promise<Reading> {
  const { now, offsetMs, setBack } = await running.control<
    Pick<Reading, 'setBack'> & { now: string; offsetMs: number }
  >('clock', { rate });
  const shown = Date.parse(now);
  return { machine: shown - offsetMs, shown, rate, setBack };
}
