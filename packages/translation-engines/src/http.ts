import {
  type Clock,
  ConnectorError,
  createTransport,
  isRetriable,
  type TransportOptions,
  withRetries,
} from '@quayside/connector-kit';
import { GLOSSARY_GONE, QUOTA_USED } from './port.ts';

export interface EngineHttp {
  /** @returns the parsed body and status of any response except 429 and 5xx, which are errors */
  send(call: EngineCall): Promise<EngineAnswer>;
}

export interface EngineCall {
  readonly operation: string;
  /** Default: `POST`. Other methods may be repeated. */
  readonly method?: 'GET' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface EngineAnswer {
  readonly status: number;
  /** Undefined if the body is not JSON. */
  readonly body: unknown;
}

/** A title is translated in a second; a batch takes a few. */
const TIMEOUT_MS = 20_000;
const MOST_BYTES = 4 * 1024 * 1024;
/** Only calls that did nothing are repeated, so that no text is charged twice. */
const RETRIES = { attempts: 3, firstPauseMs: 300, longestPauseMs: 1_500 };

/**
 * Calls to engines: the transport of the marketplaces, without an account, its throttle and its log. Keys are only in
 * headers or bodies.
 */
export function createEngineHttp(
  clock: Clock,
  { timeoutMs = TIMEOUT_MS, ...options }: Pick<TransportOptions, 'fetch' | 'retryAtOf'> & { timeoutMs?: number } = {},
): EngineHttp {
  const transport = createTransport(options);
  const context = {
    accountKey: 'engines',
    clock,
    throttle: { take: async () => {}, penalise: async () => {} },
    requestLog: { record: () => {} },
  };
  const once = async ({ operation, method, url, headers, body }: EngineCall): Promise<EngineAnswer> => {
    const { status, bytes } = await transport.send(context, {
      operation,
      name: operation,
      method: method ?? 'POST',
      url,
      headers: { accept: 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
      isRepeatable: method !== undefined,
      timeoutMs,
      limit: { bytes: MOST_BYTES, ms: timeoutMs / 2 },
    });
    if (status >= 500) throw new ConnectorError('unavailable', 'The engine failed.', { code: String(status) });
    return { status, body: parse(bytes) };
  };
  return { send: (call) => withRetries(() => once(call), isRetriable, context, RETRIES) };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The value at a path of a parsed body; undefined where there is none. */
export function at(body: unknown, ...path: readonly (string | number)[]): unknown {
  let value = body;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}

/** The maximum length of an engine's message that is stored. */
const REASON_LENGTH = 300;

export const wordsOf = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value.slice(0, REASON_LENGTH) : 'The engine gave no reason.';

export const keyRefused = (code: string) =>
  new ConnectorError('auth-expired', 'The engine does not accept the key.', { code, lost: 'keys-refused' });

export const quotaUsed = () =>
  new ConnectorError('rate-limited', 'The quota of the engine is used up.', { code: QUOTA_USED });

export const glossaryGone = () =>
  new ConnectorError('rejected', 'The engine has no such glossary.', { code: GLOSSARY_GONE });

const PAUSE_MS = 30_000;

export const tooFrequent = (clock: Clock, code: string) =>
  new ConnectorError('rate-limited', 'The engine asks for fewer calls.', {
    code,
    retryAt: new Date(clock.now().getTime() + PAUSE_MS).toISOString(),
  });

export const refused = (reason: unknown, code: string) => new ConnectorError('rejected', wordsOf(reason), { code });

/**
 * @throws ConnectorError `unknown` if the number of texts differs from the request: they were charged, but cannot be
 * assigned
 */
export function requireTexts(found: unknown, textOf: (entry: unknown) => unknown, expected: number): string[] {
  const texts = Array.isArray(found) ? found.map(textOf) : [];
  if (texts.length !== expected || !texts.every((text) => typeof text === 'string')) {
    throw new ConnectorError('unknown', 'The engine’s answer cannot be read.', { code: 'shape' });
  }
  return texts;
}
