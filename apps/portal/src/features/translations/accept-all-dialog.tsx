import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type Site, siteFacts } from '@quayside/kernel';
import { useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './titles.module.css';
import { useAcceptAll, useAcceptance, useSiteTitles } from './use-titles.ts';

const TYPING_MS = 250;

/** All drafts: counted, shown in full, and accepted as shown. */
export function AcceptAllDialog({ site, onClose }: { readonly site: Site; readonly onClose: () => void }) {
  const { t } = useTranslation(['translations', 'app']);
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const set = useAcceptance(site);
  const titles = useSiteTitles(site, { show: 'acceptable', ...(search ? { query: search } : {}) }, false);
  const accept = useAcceptAll(site);
  const list = titles.data?.pages.flatMap((page) => page.list) ?? [];
  const hasChanged = isApiError(accept.error) && accept.error.code === 'titles_changed';
  const shown = set.data;
  const save = () => {
    if (!shown) return;
    accept.mutate(
      { expected: shown.count, digest: shown.digest },
      {
        onSuccess: ({ accepted }) => {
          showToast('translationsAdded', { count: accepted });
          onClose();
        },
        onError: (error) => {
          if (!(isApiError(error) && error.code === 'titles_changed')) toastFailure(error);
        },
      },
    );
  };
  return (
    <Dialog
      title={t('translations:acceptAll.title', { site: format.site(site) })}
      placement="side"
      width={860}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          {shown && shown.count > 0 ? (
            <ChangeButton isInDialog needs="manual-title-management-enabled" loading={accept.isPending} onClick={save}>
              {t('translations:accept', { count: shown.count, n: format.number(shown.count) })}
            </ChangeButton>
          ) : null}
        </>
      }
    >
      <div className={classes.stack}>
        <p className={classes.soft}>{t('translations:acceptAll.hint')}</p>
        <div className={classes.toolbar}>
          <TextInput
            type="search"
            aria-label={t('translations:search')}
            placeholder={t('translations:search')}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        {hasChanged ? <Notice tone="warn">{accept.error?.message}</Notice> : null}
        {set.isError ? <ErrorState error={set.error} onRetry={() => set.refetch()} /> : null}
        {shown ? (
          <p role="status">
            {t('translations:acceptAll.count', { count: shown.count, n: format.number(shown.count) })}{' '}
            {shown.live > 0
              ? t('translations:acceptAll.live', { count: shown.live, n: format.number(shown.live) })
              : null}
          </p>
        ) : null}
        {titles.isPending ? <Skeleton height={240} /> : null}
        {titles.isError ? <ErrorState error={titles.error} onRetry={() => titles.refetch()} /> : null}
        {list.length > 0 ? (
          <PlainTable
            label={t('translations:acceptAll.list')}
            rows={list}
            rowKey={({ itemId }) => itemId}
            columns={[
              { key: 'source', title: t('translations:column.source'), cell: ({ sourceTitle }) => sourceTitle },
              {
                key: 'title',
                title: t('translations:column.title'),
                cell: ({ title }) => <span lang={siteFacts(site).language}>{title}</span>,
              },
            ]}
          />
        ) : null}
        {titles.hasNextPage ? (
          <Button variant="default" loading={titles.isFetchingNextPage} onClick={() => titles.fetchNextPage()}>
            {t('app:more')}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
