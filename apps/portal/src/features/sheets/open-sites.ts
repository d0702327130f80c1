import { itemSitesOf, SITES, type Site } from '@quayside/kernel';
import { useAccount } from '../../lib/account.ts';
import { useUser } from '../../lib/session.ts';

/** The sites where the products of the list may be sold. */
export function useOpenSites(): readonly Site[] {
  const at = useAccount();
  const { accounts } = useUser();
  const own = at.scope === 'all' ? accounts : accounts.filter(({ id }) => id === at.account.id);
  const open = new Set(own.flatMap(({ platform, site }) => itemSitesOf({ platform, site })));
  return SITES.filter((site) => open.has(site));
}
