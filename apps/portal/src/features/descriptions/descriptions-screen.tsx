import { Skeleton } from '@mantine/core';
import type { DescriptionSetting, DescriptionSettings } from '@quayside/contract';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { CountedDialog } from '../../ui/counted-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import classes from './descriptions.module.css';
import { SettingForm } from './setting-form.tsx';
import { useDescriptions, useUpdateDescriptions } from './use-descriptions.ts';
import { WrittenPreview } from './written-preview.tsx';

type SiteSetting = DescriptionSettings['sites'][number];

interface DescriptionsScreenProps {
  /** Leads to the earlier previewed changes. */
  readonly earlier: ReactNode;
}

/** How the listings of each site are described. The address names the site: `?site=DE`. */
export function DescriptionsScreen({ earlier }: DescriptionsScreenProps) {
  const { t } = useTranslation('descriptions');
  const format = useFormat();
  const [address, setAddress] = useSearchParams();
  const settings = useDescriptions();
  const sites = settings.data?.sites ?? [];
  const shown = sites.find(({ site }) => site === address.get('site')) ?? sites[0];
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={earlier} />
      {settings.isPending ? <Skeleton height={420} radius="lg" /> : null}
      {settings.isLoadingError ? <ErrorState error={settings.error} onRetry={() => settings.refetch()} /> : null}
      {settings.isSuccess && !shown ? <EmptyState title={t('noSite')} /> : null}
      {shown ? (
        <>
          <div className={classes.toolbar}>
            <Choice
              label={t('site')}
              value={shown.site}
              onChange={(value) => setAddress({ site: value }, { replace: true })}
              options={sites.map(({ site }) => ({ value: site, label: format.site(site) }))}
            />
            <span className={classes.soft}>{t('live', { count: shown.live })}</span>
          </div>
          <SitePart key={shown.site} saved={shown} engines={settings.data?.engines ?? []} />
        </>
      ) : null}
    </>
  );
}

interface SitePartProps {
  readonly saved: SiteSetting;
  readonly engines: DescriptionSettings['engines'];
}

function SitePart({ saved, engines }: SitePartProps) {
  const { site } = saved;
  const [draft, setDraft] = useState<DescriptionSetting | null>(null);
  const update = useUpdateDescriptions(site, () => setDraft(null));
  const value = draft ?? { choice: saved.choice, engine: saved.engine, template: saved.template };
  const isChanged = value.choice !== saved.choice || value.engine !== saved.engine || value.template !== saved.template;
  return (
    <div className={classes.columns}>
      <SettingForm
        value={value}
        engines={engines}
        onChange={setDraft}
        isSaving={update.isPending}
        isChanged={isChanged}
        onSave={() => update.ask(value)}
      />
      <WrittenPreview site={site} setting={value} />
      <CountedDialog question={update.question} />
      {isChanged ? <UnsavedGuard /> : null}
    </div>
  );
}
