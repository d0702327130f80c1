import { lookup } from 'node:dns/promises';
import { type Clock, ConnectorError, createTransport, isPrivateAddress } from '@quayside/connector-kit';

export interface RegisterCall {
  readonly operation: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface RegisterHttp {
  /** @returns the status, and the parsed body; undefined if it is no JSON @throws Unanswered */
  send(call: RegisterCall, signal: AbortSignal): Promise<{ readonly status: number; readonly body: unknown }>;
}

export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  readonly problem: string;

  constructor(problem: string) {
    super(problem);
    this.problem = problem;
  }
}

/** Some member states need a quarter of a minute. */
const TIMEOUT_MS = 25_000;
/** An answer has a few hundred bytes. */
const LIMIT = { bytes: 64 * 1024, ms: 10_000 };
/** VIES counts the calls that run at once and refuses more. */
const MOST_AT_ONCE = 2;

/**
 * Calls to registers, by the transport of the marketplaces without an account.
 * @param isStandIn whether this machine is asked; otherwise a name that leads to a private address is refused
 */
export function createRegisterHttp(clock: Clock, isStandIn: boolean): RegisterHttp {
  const transport = createTransport({
    mostAtOnce: () => MOST_AT_ONCE,
    readRetries: { attempts: 1, firstPauseMs: 0, longestPauseMs: 0 },
  });
  const base = {
    accountKey: 'vat-registers',
    clock,
    throttle: { take: async () => {}, penalise: async () => {} },
    requestLog: { record: () => {} },
  };
  return {
    async send({ operation, method, url, headers, body }, signal) {
      const until = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
      try {
        if (!isStandIn) await refusePrivateAddress(new URL(url).hostname);
        const answer = await transport.send(
          { ...base, signal: until },
          {
            operation,
            name: operation,
            method,
            url,
            headers: { accept: 'application/json', ...headers },
            ...(body === undefined ? {} : { body }),
            isRepeatable: true,
            timeoutMs: TIMEOUT_MS,
            limit: LIMIT,
          },
        );
        return { status: answer.status, body: parse(answer.bytes) };
      } catch (error) {
        if (error instanceof Unanswered) throw error;
        if (until.aborted) throw new Unanswered('TIMEOUT');
        if (!(error instanceof ConnectorError)) throw new Unanswered('UNREACHABLE');
        throw new Unanswered(error.kind === 'rate-limited' ? 'RATE_LIMITED' : 'UNREACHABLE');
      }
    },
  };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** @throws Unanswered if the name leads to a private address, or nowhere */
async function refusePrivateAddress(host: string): Promise<void> {
  const addresses = await lookup(host, { all: true }).catch(() => []);
  if (addresses.length === 0) throw new Unanswered('UNREACHABLE');
  if (addresses.some(({ address }) => isPrivateAddress(address))) throw new Unanswered('PRIVATE_ADDRESS');
}

/** A member of a parsed body; undefined where there is none. */
export function memberOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? (body as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
