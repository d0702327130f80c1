import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './support.module.css';
import { readSent } from './use-support.ts';

/** Shown after a request was accepted. Without a sent request it explains where to find the receipt. */
export function RequestSentScreen() {
  const { t } = useTranslation('support');
  const sent = readSent(useLocation().state);
  const copy = (reference: string) =>
    navigator.clipboard.writeText(reference).then(
      () => showToast('copied'),
      (error: unknown) => toastFailure(error, 'plain'),
    );
  return (
    <div className={classes.narrow}>
      <PageHeader title={t('sent.title')} lead={t('sent.lead')} />
      <Panel title={sent ? t('sent.reference') : undefined}>
        {sent ? (
          <div className={classes.receipt}>
            <span className={classes.reference}>{sent.reference}</span>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconCopy size={14} aria-hidden="true" />}
              onClick={() => copy(sent.reference)}
            >
              {t('sent.copy')}
            </Button>
          </div>
        ) : null}
        <p>{sent ? t('sent.text', { email: sent.email }) : t('sent.textPlain')}</p>
        <div className={classes.actions}>
          <Button component={Link} to={paths.root}>
            {t('sent.home')}
          </Button>
          <Button component={Link} to={paths.submitRequest} variant="default">
            {t('sent.again')}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
