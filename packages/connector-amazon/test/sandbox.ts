import type { Clock, Connector, StoredToken } from '@quayside/connector-kit';
import {
  createMemoryRuntime,
  type MemoryRuntime,
  systemClock,
} from '@quayside/connector-kit/conformance/memory-runtime';
import { type RecordingProxy, startRecordingProxy } from '@quayside/connector-kit/conformance/recording-proxy';
import { type RunningSandbox, startSandbox } from '@quayside/connector-kit/conformance/sandbox-process';
import type { AmazonConfig } from '../src/config.ts';
import { createAmazonConnector } from '../src/connector.ts';

/** The sandbox's demo client; every host is the sandbox itself. */
export function sandboxConfig(base: string): AmazonConfig {
  return {
    apiUrl: `${base}/amazon`,
    authUrl: `${base}/amazon`,
    sellerCentralUrl: `${base}/amazon`,
    applicationId: 'amzn1.sp.solution.quayside-demo',
    clientId: 'amzn1.application-oa2-client.quayside-demo',
    clientSecret: 'quayside-demo-secret',
    redirectUri: 'http://localhost:4400/amazon/oauth',
  };
}

export interface Stage {
  readonly sandbox: RunningSandbox;
  readonly proxy: RecordingProxy;
  readonly connector: Connector;
  /** The sandbox's clock, which `advance` moves. Waits take real time. */
  readonly clock: Clock;
  advance(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the sandbox and a connector with a recording proxy between them, also for presigned URLs. */
export async function startStage(catalogueRows?: readonly string[]): Promise<Stage> {
  let target = '';
  const proxy = await startRecordingProxy(() => target, '');
  const sandbox = await startSandbox(catalogueRows, { SANDBOX_PUBLIC_URL: proxy.url });
  target = sandbox.url;
  let offsetMs = 0;
  return {
    sandbox,
    proxy,
    connector: createAmazonConnector(sandboxConfig(proxy.url)),
    clock: { now: () => new Date(Date.now() + offsetMs), sleep: systemClock.sleep },
    async advance(ms) {
      offsetMs += ms;
      await sandbox.control('clock', { advanceMs: ms });
    },
    async stop() {
      await proxy.close();
      await sandbox.stop();
    },
  };
}

/** Passes the consent page like a browser and returns the callback's query. */
export async function giveConsent(
  connector: Connector,
  seller: string,
  decision = 'approve',
): Promise<URLSearchParams> {
  const page = new URL(connector.authorizeUrl({ state: 'state-1', locale: 'en-GB' }));
  const form = new URLSearchParams(page.searchParams);
  form.set('seller', seller);
  form.set('decision', decision);
  const answer = await fetch(`${page.origin}${page.pathname}`, { method: 'POST', body: form, redirect: 'manual' });
  const callback = answer.headers.get('location');
  if (callback === null) throw new Error(`consent was answered with ${answer.status}: ${await answer.text()}`);
  return new URL(callback).searchParams;
}

export async function redeem(
  connector: Connector,
  callback: URLSearchParams,
  clock: Clock = systemClock,
): Promise<StoredToken> {
  return connector.exchangeCode(callback.get('spapi_oauth_code') ?? '', {
    clock,
    requestLog: { record: () => undefined },
    callback: Object.fromEntries(callback),
  });
}

export function runtimeFor({ connector, clock }: Stage, token: StoredToken): MemoryRuntime {
  return createMemoryRuntime({
    token,
    externalId: token.externalId ?? '',
    clock,
    limits: connector.capabilities.operationLimits,
  });
}

export async function connectSeller(stage: Stage, seller: string): Promise<MemoryRuntime> {
  return runtimeFor(stage, await redeem(stage.connector, await giveConsent(stage.connector, seller), stage.clock));
}
