import {
  type AccountSession,
  type Clock,
  type Connector,
  ConnectorError,
  type StoredToken,
  type Throttle,
} from '@quayside/connector-kit';
import { createMemoryRuntime } from '@quayside/connector-kit/conformance/memory-runtime';
import { type RecordingProxy, startRecordingProxy } from '@quayside/connector-kit/conformance/recording-proxy';
import { type RunningSandbox, startSandbox } from '@quayside/connector-kit/conformance/sandbox-process';
import type { CdiscountConfig } from '../src/config.ts';
import { createCdiscountConnector } from '../src/connector.ts';

export const AGGREGATOR = { clientId: 'quayside-demo-aggregator', clientSecret: 'quayside-demo-secret' };
/** The seller that is linked to the aggregator at the start. */
export const SELLER = { username: 'demo-shop-fr', sellerId: '60211' };

/** The sandbox's demo client; every host is the sandbox itself. */
export function sandboxConfig(base: string, application: CdiscountConfig['application'] = AGGREGATOR): CdiscountConfig {
  return { apiUrl: base, authUrl: base, application };
}

export interface Stage {
  readonly sandbox: RunningSandbox;
  readonly proxy: RecordingProxy;
  readonly connector: Connector;
  /** The sandbox's clock. A wait moves it, so that minutes pass at once. */
  readonly clock: Clock;
  advance(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the sandbox and a connector with a recording proxy between them. */
export async function startStage(): Promise<Stage> {
  const sandbox = await startSandbox();
  const proxy = await startRecordingProxy(sandbox.url, '/octopia');
  let offsetMs = 0;
  const advance = async (ms: number) => {
    offsetMs += ms;
    await sandbox.control('clock', { advanceMs: ms });
  };
  return {
    sandbox,
    proxy,
    connector: createCdiscountConnector(sandboxConfig(`${proxy.url}/octopia`)),
    clock: { now: () => new Date(Date.now() + offsetMs), sleep: (ms) => advance(ms) },
    advance,
    async stop() {
      await proxy.close();
      await sandbox.stop();
    },
  };
}

/** Waits until the throttle grants the call. With the test clock this takes no time and breaks no rate. */
function patient({ take, penalise }: Throttle, clock: Clock): Throttle {
  return {
    penalise,
    async take(accountKey, operation) {
      for (;;) {
        try {
          return await take(accountKey, operation);
        } catch (error) {
          if (!(error instanceof ConnectorError) || error.retryAt === undefined) throw error;
          await clock.sleep(Math.max(1, Date.parse(error.retryAt) - clock.now().getTime()));
        }
      }
    },
  };
}

export function sessionFor({ connector, clock }: Stage, token: StoredToken): AccountSession {
  const limits = connector.capabilities.operationLimits;
  const { session } = createMemoryRuntime({ token, externalId: token.externalId ?? '', clock, limits });
  return { ...session, throttle: patient(session.throttle, clock) };
}

export async function connect(stage: Stage, credentials: Readonly<Record<string, string>>): Promise<StoredToken> {
  const context = { clock: stage.clock, requestLog: { record: () => undefined } };
  const token = await stage.connector.connectWithCredentials?.(credentials, context);
  if (!token) throw new Error('there is no such way to connect');
  return token;
}

export async function connectSeller(stage: Stage, sellerId = SELLER.sellerId): Promise<AccountSession> {
  return sessionFor(stage, await connect(stage, { sellerId }));
}
