import { ConnectorError } from './errors.ts';
import type { OrderPage } from './orders.ts';
import type { AccountSession } from './runtime.ts';

/** A `Date` header has a resolution of one second. */
const LAST_MS_OF_A_SECOND = 999;
const FIRST_WINDOW_MS = 90 * 86_400_000;

export interface MarketplaceTime {
  /** Use this session for the calls whose responses tell the time. */
  readonly session: AccountSession;
  /** The time of the marketplace's last response in milliseconds; the session clock's time if no response had one. */
  now(): number;
}

/** Follows the marketplace's time through the `Date` headers of its responses, because the machine's clock may be wrong. */
export function followTime(session: AccountSession): MarketplaceTime {
  let stated: number | undefined;
  return {
    session: {
      ...session,
      noteDate(header) {
        const at = Date.parse(header);
        if (!Number.isNaN(at)) stated = at + LAST_MS_OF_A_SECOND;
      },
    },
    now: () => stated ?? session.clock.now().getTime(),
  };
}

/**
 * Asks for changes since a time of the marketplace. If that time is in the marketplace's future, its clock was set back, and asking from it
 * would skip changes. The function then asks from further back.
 * @param since the time in the cursor; null for the first call
 * @param backMs how far back to ask without a cursor
 * @param ask must not return a cursor beyond `time.now()`
 */
export async function askSince<T>(
  session: AccountSession,
  since: number | null,
  backMs: number,
  ask: (time: MarketplaceTime, since: number) => Promise<T>,
): Promise<T> {
  const time = followTime(session);
  const asked = since ?? time.now() - backMs;
  const isAhead = () => asked > time.now();
  const answer = await ask(time, asked).catch((error: unknown) => {
    // A wrong local clock may have produced the time. The marketplace's rejection carries its own time.
    if (error instanceof ConnectorError && error.kind === 'rejected') return undefined;
    throw error;
  });
  if (answer !== undefined && !isAhead()) return answer;
  return ask(time, isAhead() ? time.now() - backMs : asked);
}

/**
 * Lists orders from a cursor. If the cursor's time is in the marketplace's future, starts again from 90 days back, because orders made
 * before that time would be skipped.
 * @param sinceOf returns the time in a cursor
 * @param list reads a page; its next cursor must not be beyond `time.now()`
 */
export async function listOrdersInTime(
  session: AccountSession,
  cursor: string | null,
  sinceOf: (cursor: string) => number,
  list: (time: MarketplaceTime, cursor: string | null) => Promise<OrderPage>,
): Promise<OrderPage> {
  const time = followTime(session);
  if (cursor === null) return list(time, null);
  const since = sinceOf(cursor);
  const isAhead = () => since > time.now();
  const page = await list(time, cursor).catch((error: unknown) => {
    // Some marketplaces reject a request for changes since a future time.
    if (error instanceof ConnectorError && error.kind === 'rejected' && isAhead()) return undefined;
    throw error;
  });
  if (page && !isAhead()) return page;
  const to = new Date(time.now() - FIRST_WINDOW_MS).toISOString();
  return { ...(await list(time, null)), setBack: { from: new Date(since).toISOString(), to } };
}
