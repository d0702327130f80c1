import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type AmazonTestClient, connectAmazon } from './amazon-client.ts';
import { type Client, connect } from './ebay-client.ts';
import { startSandbox, type TestSandbox } from './harness.ts';
import { connectOctopia, type OctopiaTestClient } from './octopia-client.ts';

/** A sandbox, and the client of one seller's application at one of its marketplaces. */
interface Connected<C> {
  sandbox: TestSandbox;
  client: C;
  /**
   * Gives consent again, for example after the clock has expired the client's token; `client` is then the new client.
   */
  connectAgain(): Promise<void>;
}

/**
 * A proxy for the object that `current()` returns, so that a test file can use it before it exists, which is when its
 * tests run.
 */
const standIn = <T extends object>(current: () => T | undefined): T =>
  new Proxy({} as T, {
    get(_target, property) {
      const object = current();
      if (object === undefined) throw new Error('the set-up of the test file has not run yet');
      return Reflect.get(object, property);
    },
  });

/** Sets up one sandbox for a test file, which starts before the first test and stops after the last, or one for each test. */
export function useSandbox(
  settings: Record<string, string> = {},
  { isPerTest = false }: { readonly isPerTest?: boolean } = {},
): TestSandbox {
  let started: TestSandbox | undefined;
  const [before, after] = isPerTest ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(async () => {
    started = await startSandbox(settings);
  });
  after(() => started?.stop());
  return standIn(() => started);
}

function useConnected<C extends object>(
  connectTo: (sandbox: TestSandbox) => Promise<C>,
  settings?: Record<string, string>,
): Connected<C> {
  const sandbox = useSandbox(settings);
  let connected: C | undefined;
  const connectAgain = async () => {
    connected = await connectTo(sandbox);
  };
  beforeAll(connectAgain);
  return { sandbox, client: standIn(() => connected), connectAgain };
}

/** Sets up one sandbox for a test file, and a client of its eBay. */
export const useEbay = (settings?: Record<string, string>): Connected<Client> =>
  useConnected((sandbox) => connect(sandbox), settings);

/** Sets up one sandbox for a test file, and a client of its Amazon. */
export const useAmazon = (): Connected<AmazonTestClient> => useConnected((sandbox) => connectAmazon(sandbox));

/** Sets up one sandbox for a test file, and a client of its Octopia. */
export const useOctopia = (): Connected<OctopiaTestClient> => useConnected((sandbox) => connectOctopia(sandbox));
