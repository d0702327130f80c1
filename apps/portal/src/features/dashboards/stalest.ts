import type { AccountDetail } from '@quayside/contract';

type Freshness = AccountDetail['freshness'];

/** How fresh what is shown of several shops is. */
export interface SharedFreshness {
  /** The last look at the catalogue, of the shop that waits longest; null while one was never read. */
  readonly catalogueAt: string | null;
  readonly ordersAt: string | null;
  /** Seconds between two looks for orders, of the slowest; null while nobody looks at one of them. */
  readonly ordersEverySeconds: number | null;
}

/** Nothing that is shown over all of them is older than this. Null without shops. */
export function stalest(shops: readonly Freshness[]): SharedFreshness | null {
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
