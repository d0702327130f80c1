import { Button, Skeleton } from '@mantine/core';
import { MAX_DOCUMENT_ORDERS, orderActions, type Picking } from '@quayside/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAccount } from '../../../lib/account.ts';
import { addressOf } from '../../../lib/api/address.ts';
import { query } from '../../../lib/api/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ScreenFailure } from '../../../ui/screen-failure.tsx';
import { PickTable } from './pick-table.tsx';
import { pickKey, usePicked } from './picked.ts';

/** What to take from the shelves: each article once with its sum, ticked off on the way. */
export function PickScreen() {
  const { t } = useTranslation('order-actions');
  const at = useAccount();
  const { id } = useUser();
  const [search] = useSearchParams();
  const orderIds = idsOf(search.get('orders'));
  const list = useQuery(
    query(orderActions.getPicking, {
      params: { id },
      query: {
        ...(orderIds === '' ? {} : { orderIds }),
        ...(at.scope === 'all' ? {} : { accountId: at.account.id }),
      },
    }),
  );
  const back = <Link to={paths.orders(at)}>← {t('pack.back')}</Link>;
  if (list.isPending) return <Skeleton height={420} radius="lg" />;
  if (list.isLoadingError) return <ScreenFailure error={list.error} onRetry={() => list.refetch()} back={back} />;
  return <PickPage picking={list.data} back={back} />;
}

function PickPage({ picking, back }: { readonly picking: Picking; readonly back: ReactNode }) {
  const { t } = useTranslation('order-actions');
  const { id } = useUser();
  const { picked, tick, clear } = usePicked(id);
  const { articles, orders, pieces, isCut } = picking;
  const printed = usePrinted(picking);
  const done = articles.filter((article) => picked.has(pickKey(article))).length;
  return (
    <>
      <PageHeader
        back={back}
        title={t('pick.title')}
        lead={`${t('pick.orders', { count: orders })} · ${t('pack.pieces', { count: pieces })}`}
        actions={
          articles.length === 0 ? null : (
            <Button component="a" variant="default" href={printed} download>
              {t('pick.print')}
            </Button>
          )
        }
      />
      {isCut ? <Notice tone="wait">{t('pick.cut', { most: MAX_DOCUMENT_ORDERS })}</Notice> : null}
      {articles.length === 0 ? (
        <EmptyState title={t('pick.none')}>{t('pick.noneText')}</EmptyState>
      ) : (
        <>
          <p role="status">
            {t('pick.done', { done, all: articles.length })}{' '}
            {done > 0 ? <LinkButton onClick={clear}>{t('pick.clear')}</LinkButton> : null}
          </p>
          <PickTable articles={articles} picked={picked} onTick={tick} />
        </>
      )}
    </>
  );
}

/** The same list as a PDF file. */
function usePrinted({ articles }: Picking): string {
  const { id } = useUser();
  const ids = new Set(articles.flatMap(({ orders }) => orders.map(({ orderId }) => orderId)));
  return addressOf(orderActions.getDocument.path, {
    params: { id, document: 'pick-list' },
    query: { orderIds: [...ids].join(','), language: 'seller' },
  });
}

/** The ids of an address, as far as they are ids; as many as one list may have. */
function idsOf(text: string | null): string {
  return (text ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .slice(0, MAX_DOCUMENT_ORDERS)
    .join(',');
}
