import { Skeleton } from '@mantine/core';
import type { ShippingPolicySite } from '@quayside/contract';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMayChange } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { MarketplaceFailure } from './marketplace-failure.tsx';
import classes from './shipping.module.css';
import { TouchDialog } from './touch-dialog.tsx';
import { useConsent } from './use-consent.ts';
import { useProfilePolicies } from './use-shipping.ts';

type Band = ShippingPolicySite['bands'][number];
const TONES: Readonly<Record<Band['state'], Tone>> = { waiting: 'wait', sent: 'ok', failed: 'bad' };

/** The policies that a profile corresponds to at eBay, and the seller's own policies that could be used instead. */
export function PoliciesPanel({ profileId, name }: { readonly profileId: number; readonly name: string }) {
  const { t } = useTranslation('shipping');
  return (
    <Panel title={t('policies.title', { name })}>
      <div className={classes.stack}>
        <p className={classes.soft}>{t('policies.lead')}</p>
        <Policies profileId={profileId} />
      </div>
    </Panel>
  );
}

function Policies({ profileId }: { readonly profileId: number }) {
  const { t } = useTranslation('shipping');
  const format = useFormat();
  const { account } = useAccount();
  const mayChange = useMayChange();
  const policies = useProfilePolicies(profileId, account.id);
  const consent = useConsent({ onDone: () => showToast('settingUpdated') });
  if (policies.isPending) return <Skeleton height={160} />;
  if (policies.isError) {
    return <MarketplaceFailure error={policies.error} accountId={account.id} onRetry={() => policies.refetch()} />;
  }
  return (
    <>
      <PlainTable
        label={t('policies.table')}
        rows={policies.data.sites}
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
          { key: 'own', title: t('policies.column.made'), cell: ({ bands }) => <Bands bands={bands} /> },
          {
            key: 'chosen',
            title: t('policies.column.used'),
            cell: ({ site, own, chosen }) =>
              own.length === 0 ? (
                <span className={classes.soft}>{t('policies.noOwn')}</span>
              ) : (
                <Choice
                  label={t('policies.usedOn', { site: format.site(site) })}
                  value={chosen ?? ''}
                  disabled={!mayChange || consent.isPending}
                  onChange={(value) =>
                    consent.ask({
                      change: 'policy',
                      profileId,
                      accountId: account.id,
                      site,
                      policyId: value === '' ? null : value,
                    })
                  }
                  options={[
                    { value: '', label: t('policies.ofProfile') },
                    ...own.map(({ policyId, name }) => ({ value: policyId, label: name })),
                  ]}
                />
              ),
          },
        ]}
      />
      {consent.question ? <TouchDialog {...consent.question} title={t('policies.change')} /> : null}
    </>
  );
}

function Bands({ bands }: { readonly bands: readonly Band[] }) {
  const { t } = useTranslation('shipping');
  if (bands.length === 0) return <Badge tone="warn">{t('policies.noRoute')}</Badge>;
  return bands.map(({ band, name, state, message }) => (
    <span key={band} className={classes.line}>
      <span className={classes.named}>
        {name} <Badge tone={TONES[state]}>{t(`policies.state.${state}`)}</Badge>
      </span>
      {message ? <span className={classes.problem}>{message}</span> : null}
    </span>
  ));
}
