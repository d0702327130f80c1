import type { ShippingProfileView } from '@quayside/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ItemsPanel, type RenderChange } from './items-panel.tsx';
import { MarketplacePanels } from './marketplace-panels.tsx';
import { RemovalIntro } from './removal-intro.tsx';
import classes from './shipping.module.css';
import { TouchDialog } from './touch-dialog.tsx';
import { useConsent } from './use-consent.ts';

const countItems = ({ items }: ShippingProfileView) => items.reduce((sum, { count }) => sum + count, 0);

export function ProfileLead({ profile }: { readonly profile: ShippingProfileView }) {
  const { t } = useTranslation(['shipping', 'app']);
  const format = useFormat();
  return (
    <span className={classes.named}>
      {t('app:unit.items', { count: countItems(profile) })}
      <span>{t('shipping:updated', { time: format.moment(profile.updated_at) })}</span>
      {profile.profile.is_default ? <Badge tone="info">{t('shipping:default.badge')}</Badge> : null}
    </span>
  );
}

interface SavedProfileProps {
  readonly profile: ShippingProfileView;
  readonly renderChange: RenderChange;
}

/** What only a saved profile has: items, policies and groups at the marketplaces, and removal. */
export function SavedProfile({ profile, renderChange }: SavedProfileProps) {
  const { t } = useTranslation('shipping');
  const at = useAccount();
  const navigate = useNavigate();
  const [platform, setPlatform] = useState(at.platform);
  const { name, is_default } = profile.profile;
  const consent = useConsent({
    onDone: () => {
      showToast('shippingProfileRemoved');
      void navigate(paths.shippingManager(at), { replace: true });
    },
  });
  return (
    <>
      <ItemsPanel key={platform} onPlatform={setPlatform} {...{ profile, platform, renderChange }} />
      <MarketplacePanels profileId={profile.id} name={name} />
      <Panel title={t('remove.short')}>
        <div className={classes.stack}>
          <RemovalIntro isDefault={is_default} items={countItems(profile)} />
          <div>
            <ChangeButton
              variant="default"
              color="red"
              loading={consent.isPending}
              onClick={() => consent.ask({ change: 'remove', profileId: profile.id })}
            >
              {t('remove.confirm')}
            </ChangeButton>
          </div>
        </div>
      </Panel>
      {consent.question ? (
        <TouchDialog
          {...consent.question}
          isRemoval
          title={t('remove.title', { name })}
          intro={<RemovalIntro isDefault={is_default} items={countItems(profile)} />}
          confirm={t('remove.confirm')}
        />
      ) : null}
    </>
  );
}
