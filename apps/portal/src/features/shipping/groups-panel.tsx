import { Skeleton } from '@mantine/core';
import type { AccountEntry, ShippingPolicySite } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMayChange } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { MarketplaceFailure } from './marketplace-failure.tsx';
import classes from './shipping.module.css';
import { TouchDialog } from './touch-dialog.tsx';
import { useConsent } from './use-consent.ts';
import { useProfilePolicies } from './use-shipping.ts';

interface GroupsProps {
  readonly profileId: number;
  readonly name: string;
  readonly account: AccountEntry;
}

/**
 * The shipping groups that a profile's listings use at Amazon. The seller creates them in Seller Central, with their
 * rates.
 */
export function GroupsPanel({ profileId, name, account }: GroupsProps) {
  const { t } = useTranslation('shipping');
  return (
    <Panel title={t('groups.title', { name, account: account.username })}>
      <div className={classes.stack}>
        <p className={classes.soft}>{t('groups.lead')}</p>
        <Groups profileId={profileId} accountId={account.id} />
      </div>
    </Panel>
  );
}

function Groups({ profileId, accountId }: { readonly profileId: number; readonly accountId: number }) {
  const { t } = useTranslation('shipping');
  const format = useFormat();
  const mayChange = useMayChange();
  const groups = useProfilePolicies(profileId, accountId);
  const consent = useConsent({ onDone: () => showToast('settingUpdated') });
  if (groups.isPending) return <Skeleton height={160} />;
  if (groups.isError) {
    return <MarketplaceFailure error={groups.error} accountId={accountId} onRetry={() => groups.refetch()} />;
  }
  return (
    <>
      <PlainTable
        label={t('groups.table')}
        rows={groups.data.sites}
        rowKey={({ site }) => site}
        isStacking
        columns={[
          {
            key: 'site',
            title: t('column.site'),
            cell: ({ site }) => (
              <>
                <SitePlate site={site} /> {format.site(site)}
              </>
            ),
          },
          {
            key: 'group',
            title: t('groups.column'),
            cell: (row) =>
              row.isExcluded ? (
                <Badge tone="warn">{t('groups.excluded')}</Badge>
              ) : (
                <Choice
                  label={t('groups.usedOn', { site: format.site(row.site) })}
                  value={row.chosen ?? ''}
                  disabled={!mayChange || consent.isPending}
                  options={[{ value: '', label: t('groups.ofAccount') }, ...optionsOf(row, t('groups.gone'))]}
                  onChange={(value) =>
                    consent.ask({
                      change: 'policy',
                      profileId,
                      accountId,
                      site: row.site,
                      policyId: value === '' ? null : value,
                    })
                  }
                />
              ),
          },
        ]}
      />
      {consent.question ? <TouchDialog {...consent.question} title={t('groups.change')} /> : null}
    </>
  );
}

/** The seller's groups, and the chosen one even if it no longer exists at Amazon. */
function optionsOf({ own, chosen }: ShippingPolicySite, gone: string) {
  const known = own.map(({ policyId, name }) => ({ value: policyId, label: name }));
  const isGone = chosen !== null && !own.some(({ policyId }) => policyId === chosen);
  return isGone ? [...known, { value: chosen, label: gone }] : known;
}
