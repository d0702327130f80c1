import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useContactProof } from './use-mailbox.ts';

/** Confirms the new e-mail address of a business's contact, and says so. */
export function ContactProof({ token, businessId }: { readonly token: string; readonly businessId: number }) {
  const { t } = useTranslation('security');
  const proof = useContactProof(token, businessId);
  if (proof.isPending) {
    return (
      <div role="status">
        <p>{t('confirmEmail.working')}</p>
        <Skeleton height={40} />
      </div>
    );
  }
  if (proof.isSuccess) {
    return (
      <>
        <Notice tone="ok" title={t('confirmContact.done')}>
          {t('confirmContact.doneText')}
        </Notice>
        <p>
          <Link to={paths.profile}>{t('confirmContact.goOn')}</Link>
        </p>
      </>
    );
  }
  const isOver = isApiError(proof.error) && proof.error.code.startsWith('link_');
  return (
    <>
      <Notice tone="bad" title={t('confirmEmail.failed')}>
        {proof.error.message} {isOver ? t('confirmContact.again') : null}
      </Notice>
      {isOver ? (
        <p>
          <Link to={paths.profile}>{t('confirmContact.goOn')}</Link>
        </p>
      ) : (
        <Button onClick={() => void proof.refetch()}>{t('confirmEmail.retry')}</Button>
      )}
    </>
  );
}
