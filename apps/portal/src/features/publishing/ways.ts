import type { AccountEntry } from '@quayside/contract';
import { destinationsFor, hasActiveToken, type Site, sitesOf } from '@quayside/kernel';

/** The account that owns items, the account that sells them, and the sites where it can. */
export interface Way {
  readonly key: string;
  readonly source: AccountEntry;
  readonly selling: AccountEntry;
  readonly sites: readonly Site[];
  /** Whether the selling account has no access. */
  readonly isClosed: boolean;
}

const wayFor = (source: AccountEntry, selling: AccountEntry): Way => ({
  key: `${source.id} ${selling.id}`,
  source,
  selling,
  sites:
    source.id === selling.id
      ? sitesOf(source.platform).filter((site) => site !== source.site)
      : destinationsFor(source.platform, selling.platform),
  isClosed: source.id !== selling.id && !hasActiveToken(selling.status),
});

/** Whether the items are sold by another account than the one that owns them. */
export function isElsewhere({ source, selling }: Pick<Way, 'source' | 'selling'>): boolean {
  return source.id !== selling.id;
}

const isOther = (one: AccountEntry, other: AccountEntry) => one.platform !== other.platform;
const leadsSomewhere = ({ sites }: Way) => sites.length > 0;

/** The destinations of an account's items: its own platform's other sites, and other accounts that list them. */
export function waysFrom(source: AccountEntry, accounts: readonly AccountEntry[]): readonly Way[] {
  const selling = [source, ...accounts.filter((account) => isOther(account, source))];
  return selling.map((account) => wayFor(source, account)).filter(leadsSomewhere);
}

/** An account on a site. */
export interface Place {
  readonly accountId: number;
  readonly site: Site;
}

/** Restricts the ways to places, such as those with live listings. */
export function waysTo(ways: readonly Way[], places: readonly Place[]): readonly Way[] {
  const isAsked = (selling: AccountEntry, site: Site) =>
    places.some((place) => place.accountId === selling.id && place.site === site);
  return ways
    .map((way) => ({ ...way, sites: way.sites.filter((site) => isAsked(way.selling, site)) }))
    .filter(leadsSomewhere);
}

/** All ways of an account: where its items can be sold, and whose items it sells. */
export function waysOf(account: AccountEntry, accounts: readonly AccountEntry[]): readonly Way[] {
  const sold = accounts.filter((source) => isOther(source, account)).map((source) => wayFor(source, account));
  return [...waysFrom(account, accounts), ...sold.filter(leadsSomewhere)];
}
