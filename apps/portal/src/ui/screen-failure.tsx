import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { isApiError } from '../lib/api/api-error.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { StandIn } from './stand-in.tsx';

interface ScreenFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** A link to the list that would have contained the missing object. */
  readonly back: ReactNode;
}

/** Replaces the screen of one object if that object does not exist or could not be loaded. */
export function ScreenFailure({ error, onRetry, back }: ScreenFailureProps) {
  const { t } = useTranslation();
  const api = isApiError(error) ? error : null;
  const isNoId = api?.isOfNoId ?? false;
  const isMissing = api?.status === 404 || isNoId;
  return (
    <StandIn
      title={t(isMissing ? 'failed.missing' : 'failed.title')}
      actions={
        <>
          {isMissing ? null : <Button onClick={onRetry}>{t('retry')}</Button>}
          {back}
        </>
      }
    >
      <p>
        {isNoId
          ? t('failed.missingText')
          : api?.description || t(api?.code === 'network' ? 'failed.network' : 'failed.text')}
      </p>
      {api?.requestId && !isMissing ? <p>{t('failed.request', { id: api.requestId })}</p> : null}
    </StandIn>
  );
}
