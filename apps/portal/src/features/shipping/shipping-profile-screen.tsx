import { Skeleton } from '@mantine/core';
import { siteFacts } from '@quayside/kernel';
import { Link, useParams, useSearchParams } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ScreenFailure } from '../../ui/screen-failure.tsx';
import type { RenderChange } from './items-panel.tsx';
import { draftOf } from './profile-draft.ts';
import { ProfileEditor } from './profile-editor.tsx';
import { rulesOfDefault, rulesOfView } from './profile-wire.ts';
import { ProfileLead, SavedProfile } from './saved-profile.tsx';
import classes from './shipping.module.css';
import { useDefaultProfile, useShippingProfile } from './use-shipping.ts';

interface ShippingProfileScreenProps {
  readonly renderChange: RenderChange;
}

/** A new profile, or a saved one with its items. */
export function ShippingProfileScreen({ renderChange }: ShippingProfileScreenProps) {
  const { profile } = useParams();
  return profile === undefined ? (
    <NewProfile />
  ) : (
    <OpenProfile key={profile} profileId={Number(profile)} renderChange={renderChange} />
  );
}

function NewProfile() {
  const { t } = useTranslation('shipping');
  const { account } = useAccount();
  const [search] = useSearchParams();
  const standard = useDefaultProfile();
  if (standard.isPending) return <Skeleton height={420} radius="lg" />;
  if (standard.isLoadingError) return <Failed error={standard.error} onRetry={() => standard.refetch()} />;
  const isProposal = search.get('from') === 'proposal' && !standard.data.wasCreated;
  const proposal = isProposal ? rulesOfDefault(standard.data) : null;
  const { currency } = siteFacts(account.site);
  const empty = { name: '', currency, handlingDays: 1, isFreeShipping: false, countries: [], rates: [] };
  return (
    <>
      <PageHeader back={<Back />} title={t('new.title')} lead={t(proposal ? 'new.proposal' : 'new.lead')} />
      <div className={classes.screen}>
        <ProfileEditor
          key={proposal ? 'proposal' : 'empty'}
          profileId={null}
          isDefault={false}
          initial={draftOf(proposal ?? empty)}
          mayBeDefault={!standard.data.isSet}
        />
      </div>
    </>
  );
}

function OpenProfile({ profileId, renderChange }: ShippingProfileScreenProps & { readonly profileId: number }) {
  const profile = useShippingProfile(profileId);
  if (profile.isPending) return <Skeleton height={420} radius="lg" />;
  if (profile.isLoadingError) return <Failed error={profile.error} onRetry={() => profile.refetch()} />;
  const { name, is_default } = profile.data.profile;
  return (
    <>
      <PageHeader back={<Back />} title={name} lead={<ProfileLead profile={profile.data} />} />
      <div className={classes.screen}>
        <ProfileEditor
          profileId={profileId}
          isDefault={is_default}
          initial={draftOf(rulesOfView(profile.data))}
          mayBeDefault={false}
        />
        <SavedProfile profile={profile.data} renderChange={renderChange} />
      </div>
    </>
  );
}

function Back() {
  const { t } = useTranslation('shipping');
  return <Link to={paths.shippingManager(useAccount())}>← {t('back')}</Link>;
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return <ScreenFailure error={error} onRetry={onRetry} back={<Back />} />;
}
