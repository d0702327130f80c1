import { createPublicKey, type KeyObject } from 'node:crypto';
import {
  ConnectorError,
  type MarketplaceNotificationContext,
  type MarketplaceNotificationKey,
} from '@quayside/connector-kit';
import { APPLICATION_ACCOUNT_KEY } from '../operations.ts';

export interface SigningKey {
  readonly key: KeyObject;
  readonly digest: string;
}

/** eBay's response to a key request. */
export interface PublicKeyAnswer {
  readonly key?: string;
  readonly algorithm?: string;
  readonly digest?: string;
}

export interface SigningKeys {
  /**
   * Finds the key with that id. Null if eBay has no such key, so the message was not signed by eBay.
   * @throws ConnectorError if the key is unknown and may not be requested now, or if eBay is unreachable
   */
  find(kid: string, context: MarketplaceNotificationContext): Promise<SigningKey | null>;
}

/** eBay asks clients to cache keys; its own library caches for an hour. */
const KEY_FOR_MS = 3_600_000;
/** If a known key cannot be confirmed, it stays valid and is confirmed after this time. */
const CONFIRM_AGAIN_MS = 60_000;
/** Keys stored by other processes are read at most this often. */
const READ_STORED_EVERY_MS = 10_000;
/** Maximum remembered ids that eBay does not know or that were not requested. */
const MAX_REMEMBERED = 10_000;
/** An id that returns after at least this time is a repeated delivery, not one of a burst. */
const RETURNS_AFTER_MS = 500;

/** eBay currently signs with SHA1. A digest outside this list is an error or an attack. */
const DIGESTS: Readonly<Record<string, string>> = { SHA1: 'sha1', SHA256: 'sha256' };

/** Budgets for unknown key ids. The host counts them over all processes. */
type Budget = 'ebay.new-key' | 'ebay.returning-key';

/**
 * Caches keys by id. Anyone can invent ids, so verified keys are stored separately from unknown ids: invented ids can neither evict a
 * verified key nor delay its messages. Requests for new ids have a small budget. Repeated ids have a separate budget, because eBay's
 * deliveries repeat and invented ids rarely do.
 * @param ask requests a key from eBay; null if eBay does not know the id
 */
export function createSigningKeys(
  ask: (kid: string, context: MarketplaceNotificationContext) => Promise<PublicKeyAnswer | null>,
): SigningKeys {
  const proven = new Map<string, { readonly key: SigningKey; confirmAt: number }>();
  const unknown = new Map<string, number>();
  const putOff = new Map<string, number>();
  const asking = new Map<string, Promise<SigningKey | null>>();
  const closedUntil = new Map<Budget, number>();
  let readStoredAt = Number.NEGATIVE_INFINITY;

  async function readStored(context: MarketplaceNotificationContext): Promise<void> {
    const now = context.clock.now().getTime();
    if (Math.abs(now - readStoredAt) < READ_STORED_EVERY_MS) return;
    readStoredAt = now;
    for (const { kid, ...answer } of await context.keys.list()) {
      const key = readKey(answer);
      if (key && !proven.has(kid)) proven.set(kid, { key, confirmAt: now + KEY_FOR_MS });
    }
  }

  /** @throws ConnectorError if the budget for such ids is used up */
  async function takeFromBudget(kid: string, { clock, throttle }: MarketplaceNotificationContext): Promise<void> {
    const now = clock.now().getTime();
    const before = putOff.get(kid);
    const budget = before !== undefined && now - before >= RETURNS_AFTER_MS ? 'ebay.returning-key' : 'ebay.new-key';
    const refuse = (until: number): never => {
      if (before === undefined) remember(putOff, kid, now);
      throw new ConnectorError('rate-limited', 'Too many unknown keys were named', {
        retryAt: new Date(until).toISOString(),
      });
    };
    const until = closedUntil.get(budget) ?? 0;
    if (until > now) refuse(until);
    try {
      await throttle.take(APPLICATION_ACCOUNT_KEY, budget);
    } catch (error) {
      if (!(error instanceof ConnectorError) || error.kind !== 'rate-limited') throw error;
      const retryAt = Date.parse(error.retryAt ?? '') || now + CONFIRM_AGAIN_MS;
      closedUntil.set(budget, retryAt);
      refuse(retryAt);
    }
  }

  async function learn(kid: string, context: MarketplaceNotificationContext): Promise<SigningKey | null> {
    await takeFromBudget(kid, context);
    const answer = await ask(kid, context);
    const key = answer && readKey(answer);
    const now = context.clock.now().getTime();
    putOff.delete(kid);
    if (!answer || !key) {
      remember(unknown, kid, now);
      return null;
    }
    proven.set(kid, { key, confirmAt: now + KEY_FOR_MS });
    await context.keys.keep({ kid, key: answer.key ?? '', digest: answer.digest ?? '' });
    return key;
  }

  /** Verified keys are few, so confirming each once an hour needs no budget. */
  async function confirm(
    kid: string,
    known: SigningKey,
    context: MarketplaceNotificationContext,
  ): Promise<SigningKey | null> {
    const now = context.clock.now().getTime();
    try {
      const answer = await ask(kid, context);
      const key = answer && readKey(answer);
      if (key) proven.set(kid, { key, confirmAt: now + KEY_FOR_MS });
      else {
        proven.delete(kid);
        remember(unknown, kid, now);
        await context.keys.forget(kid);
      }
      return key;
    } catch (error) {
      if (!(error instanceof ConnectorError)) throw error;
      proven.set(kid, { key: known, confirmAt: now + CONFIRM_AGAIN_MS });
      return known;
    }
  }

  /** Shares one request among concurrent callers. */
  function once(kid: string, work: () => Promise<SigningKey | null>): Promise<SigningKey | null> {
    const running = asking.get(kid) ?? work().finally(() => asking.delete(kid));
    asking.set(kid, running);
    return running;
  }

  return {
    async find(kid, context) {
      const now = context.clock.now().getTime();
      if (!proven.has(kid)) {
        const askedAt = unknown.get(kid);
        if (askedAt !== undefined && Math.abs(now - askedAt) < KEY_FOR_MS) return null;
        await readStored(context);
      }
      const cached = proven.get(kid);
      if (!cached) return once(kid, () => learn(kid, context));
      return cached.confirmAt > now ? cached.key : once(kid, () => confirm(kid, cached.key, context));
    },
  };
}

function remember(ids: Map<string, number>, kid: string, at: number): void {
  ids.delete(kid);
  ids.set(kid, at);
  const [oldest] = ids.keys();
  if (ids.size > MAX_REMEMBERED && oldest !== undefined) ids.delete(oldest);
}

/** eBay sends the key on one line; PEM needs line breaks. */
function readKey({ key = '', digest = '' }: Partial<MarketplaceNotificationKey>): SigningKey | null {
  const base64 = key.replace(/-----(?:BEGIN|END) PUBLIC KEY-----/g, '').replace(/\s/g, '');
  const algorithm = DIGESTS[digest.replace('-', '').toUpperCase()];
  if (base64 === '' || algorithm === undefined) return null;
  try {
    const found = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
    return found.asymmetricKeyType === 'ec' ? { key: found, digest: algorithm } : null;
  } catch {
    return null; // eBay's response is not a valid key.
  }
}
