import { Button, Skeleton } from '@mantine/core';
import { contract, type HistoryEntry } from '@quayside/contract';
import { LISTING_STATES } from '@quayside/kernel';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { i18n as Messages } from 'i18next';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useUser } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { type ValueWords, valueText } from './value-text.ts';

const PAGE_SIZE = 50;

function useHistory(itemId: number) {
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: [contract.history.list.id, id, itemId] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        contract.history.list,
        { params: { id }, query: { itemId, limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** A code in words; one that is newer than these messages is shown as it is, never hidden. */
function inWords(messages: Messages, group: 'why' | 'field' | 'actor', code: string): string {
  const key = `history:${group}.${code}`;
  return messages.exists(key) ? messages.t(key as 'history:nothing') : code;
}

/** Every change of an item with who or what made it, newest first. */
export function HistoryList({ itemId }: { readonly itemId: number }) {
  const { t, i18n } = useTranslation(['history', 'app']);
  const format = useFormat();
  const history = useHistory(itemId);
  const entries = history.data?.pages.flatMap((page) => page.list) ?? [];
  if (history.isPending) return <Skeleton height={140} m="md" />;
  if (history.isError) return <ErrorState error={history.error} onRetry={() => history.refetch()} />;
  if (entries.length === 0) return <EmptyState title={t('history:empty.title')}>{t('history:empty.text')}</EmptyState>;
  const words: ValueWords = {
    labelled: (label, value) => t('app:labelled', { label, value }),
    flag: (is) => t(is ? 'history:flag.yes' : 'history:flag.no'),
    field: (name) => inWords(i18n, 'field', name),
    state: (code) => {
      const known = LISTING_STATES.find(({ state }) => state === code);
      return known ? t(`app:listingState.${known.state}`) : code;
    },
  };
  return (
    <>
      <PlainTable
        label={t('history:title')}
        rows={entries}
        rowKey={(entry) => entry.id}
        columns={[
          { key: 'at', title: t('history:column.at'), cell: (entry) => format.moment(entry.at) },
          {
            key: 'field',
            title: t('history:column.field'),
            cell: (entry) => (
              <>
                {entry.site ? <SitePlate site={entry.site} /> : null} {inWords(i18n, 'field', entry.field)}
              </>
            ),
          },
          {
            key: 'change',
            title: t('history:column.change'),
            cell: (entry) => <Change entry={entry} words={words} />,
          },
          {
            key: 'actor',
            title: t('history:column.actor'),
            cell: (entry) => entry.actor.name ?? inWords(i18n, 'actor', entry.actor.kind),
          },
          { key: 'why', title: t('history:column.why'), cell: (entry) => inWords(i18n, 'why', entry.why) },
        ]}
      />
      {history.hasNextPage ? (
        <Button variant="subtle" m="sm" loading={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
          {t('app:more')}
        </Button>
      ) : null}
    </>
  );
}

function Change({ entry, words }: { readonly entry: HistoryEntry; readonly words: ValueWords }) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const before = valueText(entry.field, entry.before, format, words);
  const after = valueText(entry.field, entry.after, format, words);
  return (
    <>
      {before ? <del style={{ color: 'var(--qs-ink-soft)' }}>{before}</del> : null} → {after || t('nothing')}
    </>
  );
}
