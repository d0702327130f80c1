import { Button } from '@mantine/core';
import clsx from 'clsx';
import { isApiError } from '../lib/api/api-error.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { paths } from '../lib/paths.ts';
import classes from './notice.module.css';

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** A bar next to what did load, instead of a notice in the place of what did not. */
  readonly isBar?: boolean;
}

/** What failed to load, with the server's message if it sent one, the request's id for support, and a retry button. */
export function ErrorState({ error, onRetry, isBar = false }: ErrorStateProps) {
  const { t } = useTranslation();
  const api = isApiError(error) ? error : null;
  return (
    <div role="alert" className={clsx(classes.notice, isBar && classes.bar)}>
      <h2>{t('failed.title')}</h2>
      <p>{api?.description || t(api?.code === 'network' ? 'failed.network' : 'failed.text')}</p>
      {api?.requestId ? <p className={classes.request}>{t('failed.request', { id: api.requestId })}</p> : null}
      {api?.code && api.code !== 'network' ? (
        <a href={paths.helpSearch(api.description)} target="_blank" rel="noopener">
          {t('failed.lookUp')}
        </a>
      ) : null}
      {onRetry ? (
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  );
}
