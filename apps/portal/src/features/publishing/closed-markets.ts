import type { AccountPage, RunView } from '@quayside/contract';
import type { Site } from '@quayside/kernel';

/** The markets that a run closed: it ended listings there, and the account has none left. */
export function marketsClosedBy(
  { kind, sites, counts }: Pick<RunView, 'kind' | 'sites' | 'counts'>,
  { listedBySite }: Pick<AccountPage, 'listedBySite'>,
): readonly Site[] {
  if (kind !== 'end') return [];
  const hasEnded = (site: Site) =>
    counts.some((count) => count.site === site && count.outcome === 'ended' && count.n > 0);
  return sites.filter((site) => hasEnded(site) && (listedBySite[site] ?? 0) === 0);
}
