import type { AccountDetail } from '@quayside/contract';

type Freshness = AccountDetail['freshness'];

/** The age of data shown for several shops. */
export interface SharedFreshness {
  /** The last catalogue read of the shop read least recently; null if one was never read. */
  readonly catalogueAt: string | null;
  readonly ordersAt: string | null;
  /** Seconds between two order reads, of the slowest shop; null while one of them is not read. */
  readonly ordersEverySeconds: number | null;
}

/** The age of the oldest data of the shops; null without shops. */
export function oldestData(shops: readonly Freshness[]): SharedFreshness | null {
  if (shops.length === 0) return null;
  const every = shops.map(({ ordersEverySeconds }) => ordersEverySeconds);
  return {
    catalogueAt: earliest(shops.map(({ importedAt, comparedAt }) => latest([importedAt, comparedAt]))),
    ordersAt: earliest(shops.map(({ ordersAt }) => ordersAt)),
    ordersEverySeconds: every.every((seconds) => seconds !== null) ? Math.max(...every) : null,
  };
}

function earliest(times: readonly (string | null)[]): string | null {
  return times.every((time) => time !== null) ? (times.toSorted(byTime)[0] ?? null) : null;
}

function latest(times: readonly (string | null)[]): string | null {
  return (
    times
      .filter((time) => time !== null)
      .toSorted(byTime)
      .at(-1) ?? null
  );
}

const byTime = (one: string, other: string) => Date.parse(one) - Date.parse(other);
