import { Button } from '@mantine/core';
import type { PortalSettings } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './support.module.css';

/** Shown where an installation has no request form: the help centre and a contact address. */
export function WaysToSupport({ helpCentreUrl, contactUrl }: Pick<PortalSettings, 'helpCentreUrl' | 'contactUrl'>) {
  const { t } = useTranslation('support');
  return (
    <div className={classes.ways}>
      <Panel title={t('help.title')}>
        <p>{t('help.text')}</p>
        <Button component="a" href={helpCentreUrl} target="_blank" rel="noreferrer">
          {t('help.open')}
        </Button>
      </Panel>
      <Panel title={t('write.title')}>
        <p>{t('write.text')}</p>
        <Button component="a" href={contactUrl} variant="default">
          {t('write.open')}
        </Button>
      </Panel>
    </div>
  );
}
