import { Anchor } from '@mantine/core';
import { supportChannels } from '@quayside/kernel';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { usePortalSettings } from '../../lib/portal-settings.ts';
import { useMaybeUser } from '../../lib/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { RequestForm } from './request-form.tsx';
import classes from './support.module.css';
import { WaysToSupport } from './ways-to-support.tsx';

/** The request form, or other ways to reach support if the installation has no form or the user may not use it. */
export function SupportScreen() {
  const { t } = useTranslation('support');
  const settings = usePortalSettings();
  const user = useMaybeUser();
  if (!settings) return <Spinner />;
  if (!settings.isRequestFormOn || !supportChannels(user).ticket_form) {
    return (
      <div className={classes.page}>
        <PageHeader title={t('title')} lead={t('fallbackLead')} />
        <WaysToSupport {...settings} hasHelpCentre={supportChannels(user).help_center} />
      </div>
    );
  }
  return (
    <div className={classes.narrow}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Panel>
        <RequestForm />
      </Panel>
      {supportChannels(user).help_center ? (
        <p className={classes.beside}>
          {t('help.text')}{' '}
          <Anchor href={settings.helpCentreUrl} target="_blank" rel="noreferrer">
            {t('help.open')}
          </Anchor>
        </p>
      ) : null}
    </div>
  );
}
