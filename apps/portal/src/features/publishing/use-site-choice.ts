import type { RunKind, SiteReadinessView } from '@quayside/contract';
import { isSiteDisabled, type Site, targetSitesOf } from '@quayside/kernel';
import { useState } from 'react';
import { useUser } from '../../lib/session.ts';
import { useReadiness } from './use-runs.ts';
import { isElsewhere, type Way } from './ways.ts';

/**
 * The sites of a way with their state, and the chosen ones. Changing the way resets the choice.
 * @param isAllAtFirst the way contains only sites that the seller asked for, so all are chosen at first
 */
export function useSiteChoice(kind: RunKind, way: Way, isAllAtFirst: boolean) {
  const user = useUser();
  const { key, source, selling, sites } = way;
  const [changed, setChanged] = useState<{ readonly of: string; readonly sites: ReadonlySet<Site> } | null>(null);
  const readiness = useReadiness(selling.id, kind === 'list' && !way.isClosed);
  const readinessOf = (site: Site): SiteReadinessView | 'unknown' =>
    readiness.data?.list.find((view) => view.site === site) ?? 'unknown';
  const isReady = (site: Site) => {
    const known = readinessOf(site);
    return known !== 'unknown' && known.isReady;
  };
  // Live listings can be ended even on a site that has since been disabled.
  const isDisabled = (site: Site) => kind === 'list' && isSiteDisabled(user, selling.id, site);
  const usable = way.isClosed ? [] : sites.filter((site) => kind === 'end' || (!isDisabled(site) && isReady(site)));
  const atFirst = () => {
    // Choosing another marketplace also chooses its only site. If it has several, the seller chooses.
    if (isAllAtFirst || (isElsewhere(way) && sites.length === 1)) return usable;
    if (isElsewhere(way)) return [];
    const targets = kind === 'end' ? [] : targetSitesOf(user, source.id);
    return usable.filter((site) => targets.includes(site));
  };
  const chosen = changed?.of === key ? changed.sites : new Set(atFirst());
  const areAll = usable.length > 0 && usable.every((site) => chosen.has(site));
  const choose = (wanted: ReadonlySet<Site>) => setChanged({ of: key, sites: wanted });
  return {
    chosen: sites.filter((site) => chosen.has(site)),
    areAll,
    canAll: usable.length > 0,
    readinessOf,
    /** The account's first check is not done yet. */
    isUnchecked: readiness.isSuccess && sites.every((site) => readinessOf(site) === 'unknown'),
    isDisabled,
    error: readiness.error,
    toggle(site: Site) {
      const next = new Set(chosen);
      if (!next.delete(site)) next.add(site);
      choose(next);
    },
    toggleAll: () => choose(areAll ? new Set() : new Set(usable)),
  };
}
