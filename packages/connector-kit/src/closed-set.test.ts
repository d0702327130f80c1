import { describe, expect, it } from 'vitest';
import { withinClosedSet } from './closed-set.ts';
import { ConnectorError } from './errors.ts';
import type { Connector } from './port.ts';

const abort = Object.assign(new Error('stopped'), { name: 'AbortError' });

/** A connector that fails on a response of an unexpected shape. */
function stumbling(error: Error): Connector {
  const stumble = async () => {
    throw error;
  };
  const parts = async function* () {
    yield new Map();
    throw error;
  };
  const connector = {
    platform: 'ebay',
    listOrders: stumble,
    publish: stumble,
    planRun: () => {
      throw error;
    },
    bulk: { limit: 7, submit: stumble, begin: stumble, settle: parts },
  };
  return withinClosedSet(connector as unknown as Connector);
}
const kindOf = async (call: () => unknown): Promise<string> => {
  try {
    await call();
    return 'no error';
  } catch (error) {
    return error instanceof ConnectorError ? error.kind : String((error as Error).message);
  }
};
const all = async (parts: AsyncIterable<unknown> | undefined) => {
  for await (const _ of parts ?? []);
};
const session = {} as never;

describe('a connector within the closed set of errors', () => {
  it('reports an unreadable response as unavailable for a read and as unknown for a write', async () => {
    const connector = stumbling(new TypeError('answers.find is not a function'));
    expect(await kindOf(() => connector.listOrders(session, null))).toBe('unavailable');
    expect(await kindOf(() => connector.publish(session, 'DE', []))).toBe('unknown');
    expect(await kindOf(() => connector.planRun?.({ kind: 'list', sites: [] }))).toBe('unavailable');
    expect(await kindOf(() => connector.bulk?.submit(session, 'DE', []))).toBe('unavailable');
    expect(await kindOf(() => connector.bulk?.begin(session, 'DE', ''))).toBe('unknown');
    expect(await kindOf(() => all(connector.bulk?.settle(session, 'DE', '', new Map())))).toBe('unavailable');
    expect(connector.bulk?.limit).toBe(7);
  });

  it('passes on its own errors and the errors that stop the work', async () => {
    expect(await kindOf(() => stumbling(new ConnectorError('rejected', 'no')).publish(session, 'DE', []))).toBe(
      'rejected',
    );
    expect(await kindOf(() => stumbling(abort).listOrders(session, null))).toBe('stopped');
  });
});
