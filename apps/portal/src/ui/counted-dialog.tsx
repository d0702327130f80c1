import { Button } from '@mantine/core';
import { useFormat } from '../lib/i18n/use-format.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import type { CountedQuestion } from '../lib/use-counted-change.ts';
import { ChangeButton } from './change-button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

/**
 * Says how many live listings a change affects, and where, and asks for consent to the number. Renders nothing without
 * a question.
 */
export function CountedDialog({ question }: { readonly question: CountedQuestion | null }) {
  const { t } = useTranslation('widgets');
  const format = useFormat();
  if (!question) return null;
  const { live, sites, hasMoved, isPending, onConfirm, onClose } = question;
  return (
    <Dialog
      title={t('counted.title')}
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('counted.back')}
          </Button>
          <ChangeButton isInDialog loading={isPending} onClick={onConfirm}>
            {t('counted.confirm', { count: live })}
          </ChangeButton>
        </>
      }
    >
      {hasMoved ? <Notice tone="warn">{t('counted.moved')}</Notice> : null}
      <p>
        <strong>{t('counted.sum', { count: live })}</strong>
      </p>
      <p>{t('counted.sites', { sites: format.list(sites.map((site) => format.site(site))) })}</p>
    </Dialog>
  );
}
