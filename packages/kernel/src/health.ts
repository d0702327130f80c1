/** A list that lacks more than this share of the known listings, and at least that many, is doubted before it is believed. */
const FALL_SHARE = 0.2;
const FALL_LEAST = 10;

/**
 * Whether a complete list shows so much less than is known that it may have been cut short. One that shows nothing at all of several
 * listings is doubted however few they are.
 */
export function isCatalogueDrop({ known, missing }: { readonly known: number; readonly missing: number }): boolean {
  if (known > 1 && missing === known) return true;
  return missing >= FALL_LEAST && missing > known * FALL_SHARE;
}

/** What can go wrong between Quayside and a marketplace, in words that a seller is told. */
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
 * What comes after a trouble: `self`, it is tried again without anybody's doing; `reconnect`, it goes on by itself once the account is
 * connected again; `seller`, it waits for somebody to mend the cause and to try again.
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
  /** Settled in the time that was looked back on, and how long ago the first of them was. */
  readonly done: number;
  readonly overSeconds: number;
}

/**
 * When what waits will have been sent: nothing waits; it stands still until the seller connects the account; it stands still while the
 * platform is switched off here; it goes on at a time; it takes about so long, by the pace of the last minutes; or nobody can say yet.
 */
export type QueueOutlook =
  | { readonly kind: 'empty' }
  | { readonly kind: 'reconnect' }
  | { readonly kind: 'off' }
  | { readonly kind: 'held'; readonly until: string }
  | { readonly kind: 'moving'; readonly seconds: number }
  | { readonly kind: 'unknown' };

/**
 * Lanes are sent side by side, so that the slowest says how long it takes. Where something waits and nothing of its kind has been
 * settled in the time looked back on, no figure would be honest.
 */
export function queueOutlook(
  lanes: readonly QueueLane[],
  state: {
    readonly isConnected: boolean;
    /** Whether this installation is set up for the account's marketplace. */
    readonly isPlatformOn: boolean;
    /** ISO time until which the marketplace lets nothing through; null where it does. */
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
 * What a marketplace's refusal is about, where its code says so: each has its words and what helps in the messages. The codes are the
 * connectors' own (`Capabilities.refusalTopics`).
 */
export const REFUSAL_TOPICS = [
  'selling-limit',
  'policies',
  'location',
  'category',
  'specifics',
  'details',
  'pictures',
  'quantity',
  'price',
  'identifier',
  'condition',
  'locked',
  'account',
] as const;
export type RefusalTopic = (typeof REFUSAL_TOPICS)[number];
