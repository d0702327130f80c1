/** A list that lacks more than this share of the known listings, and at least this many, must be confirmed before it is applied. */
const DROP_SHARE = 0.2;
const DROP_MINIMUM = 10;

/**
 * Whether a complete list shows so few of the known listings that it may be truncated. An empty list is doubted whenever several listings
 * are known.
 */
export function isCatalogueDrop({ known, missing }: { readonly known: number; readonly missing: number }): boolean {
  if (known > 1 && missing === known) return true;
  return missing >= DROP_MINIMUM && missing > known * DROP_SHARE;
}

/** What can go wrong between Quayside and a marketplace. Each has a message for the seller. */
export const TROUBLES = [
  'auth-expired',
  'rate-limited',
  'rejected',
  'not-found',
  'unavailable',
  'unknown',
  'refused-by-gate',
  'internal',
] as const;
export type Trouble = (typeof TROUBLES)[number];

export function isTrouble(value: string): value is Trouble {
  return TROUBLES.some((trouble) => trouble === value);
}

/**
 * What resolves a trouble. `self`: Quayside retries by itself. `reconnect`: work resumes when the seller reconnects the account. `seller`:
 * the seller must fix the cause and retry.
 */
export type TroubleRecovery = 'self' | 'reconnect' | 'seller';

export function recoveryOfTrouble(trouble: Trouble): TroubleRecovery {
  switch (trouble) {
    case 'auth-expired':
      return 'reconnect';
    case 'rejected':
    case 'not-found':
    case 'refused-by-gate':
      return 'seller';
    default:
      return 'self';
  }
}

/** One kind of work that waits to be sent. */
export interface QueueLane {
  readonly waiting: number;
  /** How many were settled in the measured period, and how long ago the first of them was settled. */
  readonly done: number;
  readonly overSeconds: number;
}

/**
 * When the queue will be empty. The variants: nothing waits; stopped until the seller connects the account; stopped while the platform is
 * switched off here; resumes at a known time; an estimate from the pace of the last minutes; unknown.
 */
export type QueueOutlook =
  | { readonly kind: 'empty' }
  | { readonly kind: 'reconnect' }
  | { readonly kind: 'off' }
  | { readonly kind: 'held'; readonly until: string }
  | { readonly kind: 'moving'; readonly seconds: number }
  | { readonly kind: 'unknown' };

/**
 * Estimates when the queue will be empty. Kinds are sent in parallel, so the slowest decides. No estimate is given if something waits and
 * nothing of its kind was settled in the measured period.
 */
export function queueOutlook(
  lanes: readonly QueueLane[],
  state: {
    readonly isConnected: boolean;
    /** Whether this installation is configured for the account's marketplace. */
    readonly isPlatformOn: boolean;
    /** ISO time until which the marketplace blocks calls; null if it does not. */
    readonly heldUntil: string | null;
  },
): QueueOutlook {
  const waiting = lanes.filter((lane) => lane.waiting > 0);
  if (waiting.length === 0) return { kind: 'empty' };
  if (!state.isPlatformOn) return { kind: 'off' };
  if (!state.isConnected) return { kind: 'reconnect' };
  if (state.heldUntil !== null) return { kind: 'held', until: state.heldUntil };
  if (waiting.some((lane) => lane.done === 0)) return { kind: 'unknown' };
  const seconds = waiting.map((lane) => (lane.waiting / lane.done) * lane.overSeconds);
  return { kind: 'moving', seconds: Math.ceil(Math.max(...seconds)) };
}

/**
 * The subject of a marketplace's rejection, if its code reveals one. Each has a message with advice. Connectors map their codes to topics
 * (`Capabilities.refusalTopics`).
 */
export const REFUSAL_TOPICS = [
  'selling-limit',
  'policies',
  'location',
  'category',
  'specifics',
  'details',
  'pictures',
  'energy-label',
  'quantity',
  'price',
  'identifier',
  'condition',
  'locked',
  'account',
] as const;
export type RefusalTopic = (typeof REFUSAL_TOPICS)[number];
