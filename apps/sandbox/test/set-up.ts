import { afterAll, beforeAll } from 'vitest';
import { type AmazonTestClient, connectAmazon } from './amazon-client.ts';
import { type Client, connect } from './ebay-client.ts';
import { startSandbox, type TestSandbox } from './harness.ts';
import { connectOctopia, type OctopiaTestClient } from './octopia-client.ts';

/** A sandbox, and the client of one seller's application at one of its marketplaces. */
interface Connected<C> {
  sandbox: TestSandbox;
  client: C;
  /** Gives the consent again, for example after the clock ended the client's token; `client` then is the new client. */
  connectAgain(): Promise<void>;
}

/** An object that hands each access on to `current()`: a test file can name at once what exists only when its tests run. */
const standIn = <T extends object>(current: () => T | undefined): T =>
  new Proxy({} as T, {
    get(_target, property) {
      const object = current();
      if (object === undefined) throw new Error('the set-up of the test file has not run yet');
      return Reflect.get(object, property);
    },
  });

/** Gives a test file one sandbox: it starts before the first test, and stops after the last. */
export function useSandbox(settings: Record<string, string> = {}): TestSandbox {
  let started: TestSandbox | undefined;
  beforeAll(async () => {
    started = await startSandbox(settings);
  });
  afterAll(() => started?.stop());
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

/** Gives a test file one sandbox and a client of its eBay. */
export const useEbay = (settings?: Record<string, string>): Connected<Client> =>
  useConnected((sandbox) => connect(sandbox), settings);

/** Gives a test file one sandbox and a client of its Amazon. */
export const useAmazon = (): Connected<AmazonTestClient> => useConnected((sandbox) => connectAmazon(sandbox));

/** Gives a test file one sandbox and a client of its Octopia. */
export const useOctopia = (): Connected<OctopiaTestClient> => useConnected((sandbox) => connectOctopia(sandbox));
