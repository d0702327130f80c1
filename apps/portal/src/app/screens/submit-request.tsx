import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePortalSettings } from '../../lib/portal-settings.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import classes from './submit-request.module.css';

/**
 * The way to support. Where the installation wants the request form, it says that the form is still to come; the help centre and
 * the contact address lead to people either way.
 */
export function Screen() {
  const { t } = useTranslation('frame');
  const settings = usePortalSettings();
  if (!settings) return <Spinner />;
  return (
    <div className={classes.page}>
      <PageHeader title={t('request.title')} lead={t('request.lead')} />
      {settings.isRequestFormOn ? (
        <Notice tone="info" title={t('request.pendingTitle')}>
          {t('request.pendingText')}
        </Notice>
      ) : null}
      <div className={classes.ways}>
        <Panel title={t('request.helpTitle')}>
          <p>{t('request.helpText')}</p>
          <Button component="a" href={settings.helpCentreUrl} target="_blank" rel="noreferrer">
            {t('request.help')}
          </Button>
        </Panel>
        <Panel title={t('request.writeTitle')}>
          <p>{t('request.writeText')}</p>
          <Button component="a" href={settings.contactUrl} variant="default">
            {t('request.write')}
          </Button>
        </Panel>
      </div>
    </div>
  );
}
