import { Skeleton } from '@mantine/core';
import type { KeywordScope } from '@quayside/contract';
import { isApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { KeywordDialog } from './keyword-dialog.tsx';
import { type KeywordPlace, useKeyword } from './use-blacklist.ts';

interface SingleKeywordProps {
  readonly place: KeywordPlace;
  readonly scope: KeywordScope;
  readonly onClose: () => void;
}

/** One keyword of the address, with its items. */
export function SingleKeyword({ place, scope, onClose }: SingleKeywordProps) {
  const { t } = useTranslation('blacklist');
  const keyword = useKeyword(place);
  if (keyword.data) return <KeywordDialog scope={scope} keyword={keyword.data} onClose={onClose} />;
  const isGone = isApiError(keyword.error) && keyword.error.code === 'keyword_not_found';
  return (
    <Dialog title={place.keyword} onClose={onClose}>
      {keyword.isPending ? <Skeleton height={200} /> : null}
      {isGone ? <p>{t('gone')}</p> : null}
      {keyword.error && !isGone ? <ErrorState error={keyword.error} onRetry={() => keyword.refetch()} /> : null}
    </Dialog>
  );
}
