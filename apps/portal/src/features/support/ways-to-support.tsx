import { Button } from '@mantine/core';
import type { PortalSettings } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './support.module.css';

interface WaysToSupportProps extends Pick<PortalSettings, 'helpCentreUrl' | 'contactUrl'> {
  readonly hasHelpCentre: boolean;
}

/** Shown instead of the request form: the help centre and a contact address. */
export function WaysToSupport({ helpCentreUrl, contactUrl, hasHelpCentre }: WaysToSupportProps) {
  const { t } = useTranslation('support');
  return (
    <div className={classes.ways}>
      {hasHelpCentre ? (
        <Panel title={t('help.title')}>
          <p>{t('help.text')}</p>
          <Button component="a" href={helpCentreUrl} target="_blank" rel="noreferrer">
            {t('help.open')}
          </Button>
        </Panel>
      ) : null}
      <Panel title={t('write.title')}>
        <p>{t('write.text')}</p>
        <Button component="a" href={contactUrl} variant="default">
          {t('write.open')}
        </Button>
      </Panel>
    </div>
  );
}
