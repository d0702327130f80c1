import { ConnectorError } from './errors.ts';
import type { OrderPage } from './orders.ts';
import type { AccountSession } from './runtime.ts';

/** A `Date` header names the second in which an answer was made. */
const LAST_MS_OF_A_SECOND = 999;
const FIRST_WINDOW_MS = 90 * 86_400_000;

export interface MarketplaceTime {
  /** For the calls whose answers tell the time. */
  readonly session: AccountSession;
  /** As the marketplace's last answer stated it, in milliseconds; where none did, by the session's clock. */
  now(): number;
}

/** Follows the marketplace's own time through the `Date` headers of its answers: the machine's clock may be wrong. */
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
 * Asks for changes since a time of the marketplace's own. Where that time lies in its future, its clock was set back: what changes until then
 * would be passed over, so it is asked from further back instead.
 * @param since as the cursor says it; null for the first time
 * @param backMs how far back is asked without one
 * @param ask what it answers must not make a cursor that passes `time.now()`
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
    // What was asked for may have been reckoned by a wrong clock of ours; the refusal has told the marketplace's.
    if (error instanceof ConnectorError && error.kind === 'rejected') return undefined;
    throw error;
  });
  if (answer !== undefined && !isAhead()) return answer;
  return ask(time, isAhead() ? time.now() - backMs : asked);
}

/**
 * Lists orders from a cursor, or anew from 90 days back where the time that the cursor asks from lies in the marketplace's future: orders
 * that are made until then would otherwise be passed over.
 * @param sinceOf the time that a cursor asks from
 * @param list a page; its next cursor must not pass `time.now()`
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
    // Some marketplaces refuse to be asked from a time in their future.
    if (error instanceof ConnectorError && error.kind === 'rejected' && isAhead()) return undefined;
    throw error;
  });
  if (page && !isAhead()) return page;
  const to = new Date(time.now() - FIRST_WINDOW_MS).toISOString();
  return { ...(await list(time, null)), setBack: { from: new Date(since).toISOString(), to } };
}
