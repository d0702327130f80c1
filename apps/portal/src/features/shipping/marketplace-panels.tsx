import { useUser } from '../../lib/session.ts';
import { GroupsPanel } from './groups-panel.tsx';
import { PoliciesPanel } from './policies-panel.tsx';

/**
 * The state of a profile at the marketplaces whose listings refer to shipping policies: eBay, and every Amazon account
 * of the seller.
 */
export function MarketplacePanels({ profileId, name }: { readonly profileId: number; readonly name: string }) {
  const { accounts } = useUser();
  return (
    <>
      <PoliciesPanel profileId={profileId} name={name} />
      {accounts
        .filter(({ platform }) => platform === 'amazon')
        .map((account) => (
          <GroupsPanel key={account.id} profileId={profileId} name={name} account={account} />
        ))}
    </>
  );
}
