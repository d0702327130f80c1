import { Button, Checkbox } from '@mantine/core';
import { findTermsEdition, TERMS_EDITIONS, termsFileUri } from '@quayside/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { usePortalSettings } from '../../lib/portal-settings.ts';
import { useMayChange } from '../../lib/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PDF_WIDTH_IN_DIALOG, PdfViewer } from '../../ui/pdf-viewer/pdf-viewer.tsx';
import classes from './terms.module.css';
import { useAcceptTerms } from './use-terms.ts';

/** The width of a page, the dialog's padding and a scroll bar. */
const DIALOG_WIDTH = PDF_WIDTH_IN_DIALOG + 70;

/** Blocks everything until the terms are accepted. Declining leads to the main site. */
export function TermsDialog({ version }: { readonly version: string }) {
  const { t, i18n } = useTranslation('terms-of-service');
  const settings = usePortalSettings();
  const mayAccept = useMayChange();
  const [hasRead, setHasRead] = useState(false);
  const accept = useAcceptTerms(version);
  const edition = findTermsEdition('wi', version) ?? TERMS_EDITIONS.wi[0];
  const file = termsFileUri('wi', edition, i18n.language);
  return (
    <Dialog
      title={t('dialog.title')}
      width={DIALOG_WIDTH}
      footer={
        <>
          <Button component="a" href={settings?.mainSiteUrl ?? '/'} variant="default">
            {t('dialog.decline')}
          </Button>
          <Button
            disabled={!hasRead || !mayAccept}
            loading={accept.isPending}
            onClick={() => accept.mutate(i18n.language)}
          >
            {t('dialog.accept')}
          </Button>
        </>
      }
    >
      <div className={classes.dialog}>
        <p>{t('dialog.lead', { version })}</p>
        <PdfViewer file={file} title={t('document.wi', { version })} width={PDF_WIDTH_IN_DIALOG} />
        <a className={classes.own} href={file} target="_blank" rel="noreferrer">
          {t('dialog.open')}
        </a>
        {accept.isError || accept.data?.is_accepted === false ? <Notice tone="bad">{t('dialog.failed')}</Notice> : null}
        {mayAccept ? (
          <Checkbox
            label={t('dialog.agree', { version })}
            checked={hasRead}
            onChange={(event) => setHasRead(event.currentTarget.checked)}
          />
        ) : (
          <Notice tone="info">{t('dialog.mayNot')}</Notice>
        )}
      </div>
    </Dialog>
  );
}
