import { Anchor } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { usePortalSettings } from '../../lib/portal-settings.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { RequestForm } from './request-form.tsx';
import classes from './support.module.css';
import { WaysToSupport } from './ways-to-support.tsx';

/** The request form, or other ways to reach support if the installation has no form. */
export function SupportScreen() {
  const { t } = useTranslation('support');
  const settings = usePortalSettings();
  if (!settings) return <Spinner />;
  if (!settings.isRequestFormOn) {
    return (
      <div className={classes.page}>
        <PageHeader title={t('title')} lead={t('fallbackLead')} />
        <WaysToSupport {...settings} />
      </div>
    );
  }
  return (
    <div className={classes.narrow}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Panel>
        <RequestForm />
      </Panel>
      <p className={classes.beside}>
        {t('help.text')}{' '}
        <Anchor href={settings.helpCentreUrl} target="_blank" rel="noreferrer">
          {t('help.open')}
        </Anchor>
      </p>
    </div>
  );
}
