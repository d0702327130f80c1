import { Button, NativeSelect, Skeleton } from '@mantine/core';
import type { DefaultShippingProfile, ShippingProfilePage } from '@quayside/contract';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useMayChange } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './shipping.module.css';
import { TouchDialog } from './touch-dialog.tsx';
import { useConsent } from './use-consent.ts';
import { useDefaultProfile } from './use-shipping.ts';

/** The profile that applies to items without their own. */
export function DefaultPanel({ profiles }: { readonly profiles: ShippingProfilePage['list'] }) {
  const { t } = useTranslation('shipping');
  const at = useAccount();
  const mayChange = useMayChange();
  const standard = useDefaultProfile();
  const consent = useConsent({ onDone: () => showToast('settingUpdated') });
  if (standard.isPending) return <Skeleton height={120} radius="lg" />;
  if (standard.isError) return <ErrorState error={standard.error} onRetry={() => standard.refetch()} />;
  const current = savedOf(standard.data);
  const isProposed = standard.data.data !== null && !standard.data.wasCreated;
  const known = profiles.map(({ id, name }) => ({ value: String(id), label: name }));
  const missing = current && !profiles.some(({ id }) => id === current.id);
  return (
    <Panel title={t('default.title')}>
      <div className={classes.stack}>
        <p className={classes.soft}>{t('default.lead')}</p>
        {profiles.length > 0 || current ? (
          <NativeSelect
            className={classes.field ?? ''}
            label={t('default.label')}
            value={standard.data.isSet && current ? String(current.id) : ''}
            disabled={!mayChange || consent.isPending}
            data={[
              { value: '', label: t('default.own') },
              ...(missing ? [{ value: String(current.id), label: current.name }] : []),
              ...known,
            ]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              consent.ask({ change: 'default', profileId: value === '' ? null : Number(value) });
            }}
          />
        ) : null}
        {isProposed ? (
          <Notice
            tone="info"
            action={
              mayChange ? (
                <Button component={Link} to={paths.shippingProposal(at)} variant="default" size="xs">
                  {t('default.review')}
                </Button>
              ) : null
            }
          >
            {t('default.proposal')}
          </Notice>
        ) : null}
        {standard.data.isSet ? null : <p>{t('default.unset')}</p>}
      </div>
      {consent.question ? <TouchDialog {...consent.question} title={t('default.change')} /> : null}
    </Panel>
  );
}

/** The saved profile; null if it is only proposed or there is none. */
function savedOf({ data }: DefaultShippingProfile): { readonly id: number; readonly name: string } | null {
  return data !== null && 'profile' in data ? { id: data.id, name: data.profile.name } : null;
}
