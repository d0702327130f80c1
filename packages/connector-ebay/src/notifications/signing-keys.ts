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

/** eBay's answer to the question for a key. */
export interface PublicKeyAnswer {
  readonly key?: string;
  readonly algorithm?: string;
  readonly digest?: string;
}

export interface SigningKeys {
  /**
   * The key of that id; null where eBay has none, so that what it signs was not signed by eBay.
   * @throws ConnectorError where it is not known now and may not be asked for, or eBay is away
   */
  find(kid: string, context: MarketplaceNotificationContext): Promise<SigningKey | null>;
}

/** eBay asks that a key is not fetched for every message; an hour is what its own library keeps it. */
const KEY_FOR_MS = 3_600_000;
/** A proven key that could not be confirmed stays proven, and is confirmed this much later. */
const CONFIRM_AGAIN_MS = 60_000;
/** What other processes learned is read no more often than this. */
const READ_STORED_EVERY_MS = 10_000;
/** Ids that are remembered of those that eBay does not know, and of those that were not asked about. */
const MOST_REMEMBERED = 10_000;
/** An id that comes again after this long is a repeated delivery, and not one of many at once. */
const RETURNS_AFTER_MS = 500;

/** eBay names SHA1 in what it signs today; whatever it named besides would be a mistake or an attack. */
const DIGESTS: Readonly<Record<string, string>> = { SHA1: 'sha1', SHA256: 'sha256' };

/** The budgets for ids that nobody knows. They are counted by the host, for all processes together. */
type Budget = 'ebay.new-key' | 'ebay.returning-key';

/**
 * Keys by their id. An id costs nothing to invent, so that proven keys are kept apart from ids that eBay does not know: no number of
 * these pushes a proven key out, or delays a message that it signed. A new id is asked about within a small budget. What comes again,
 * as eBay's deliveries do and made-up ones rarely do, has a budget of its own.
 * @param ask eBay's answer for an id; null where it knows none
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

  /** @throws ConnectorError where the budget for such ids is used up */
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

  /** Proven keys are few: to ask for each of them once an hour needs no budget. */
  async function confirm(
    kid: string,
    held: SigningKey,
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
      proven.set(kid, { key: held, confirmAt: now + CONFIRM_AGAIN_MS });
      return held;
    }
  }

  /** Once for many at the same time. */
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
      const held = proven.get(kid);
      if (!held) return once(kid, () => learn(kid, context));
      return held.confirmAt > now ? held.key : once(kid, () => confirm(kid, held.key, context));
    },
  };
}

function remember(ids: Map<string, number>, kid: string, at: number): void {
  ids.delete(kid);
  ids.set(kid, at);
  const [oldest] = ids.keys();
  if (ids.size > MOST_REMEMBERED && oldest !== undefined) ids.delete(oldest);
}

/** The key comes in one line, and PEM has its own. */
function readKey({ key = '', digest = '' }: Partial<MarketplaceNotificationKey>): SigningKey | null {
  const base64 = key.replace(/-----(?:BEGIN|END) PUBLIC KEY-----/g, '').replace(/\s/g, '');
  const algorithm = DIGESTS[digest.replace('-', '').toUpperCase()];
  if (base64 === '' || algorithm === undefined) return null;
  try {
    const found = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
    return found.asymmetricKeyType === 'ec' ? { key: found, digest: algorithm } : null;
  } catch {
    return null; // eBay answered with something that is no key
  }
}
