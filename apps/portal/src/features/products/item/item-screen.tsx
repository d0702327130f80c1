import { Button, Skeleton } from '@mantine/core';
import type { ListingView, Product, ProductDetail } from '@quayside/contract';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useAccount } from '../../../lib/account.ts';
import { usePlaceOf } from '../../../lib/account-place.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { useRates } from '../../../lib/rates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RatesNotice } from '../../../ui/rates-notice.tsx';
import { ScreenFailure } from '../../../ui/screen-failure.tsx';
import { BackToList } from '../back-to-list.tsx';
import { BlockingKeywords } from '../blocking-keywords.tsx';
import { useProductSummary } from '../product-summary.ts';
import type { PublishRequest } from '../requests.ts';
import { Gallery } from './gallery.tsx';
import classes from './item-screen.module.css';
import { isOnSale } from './listing-row.tsx';
import { ListingsPanel } from './listings-panel.tsx';
import { SourceFacts } from './source-facts.tsx';
import { UnitsPanel } from './units-panel.tsx';
import { useItem } from './use-item.ts';

interface ItemScreenProps {
  readonly renderHistory: (itemId: number) => ReactNode;
  readonly renderSafety: (item: {
    readonly itemId: number;
    readonly title: string;
    readonly currency: string;
  }) => ReactNode;
  readonly renderTags: (item: Pick<ProductDetail, 'id' | 'accountId' | 'tags'>) => ReactNode;
  readonly renderPublish: (request: PublishRequest, onClose: () => void) => ReactNode;
}

export function ItemScreen({ renderHistory, renderSafety, renderTags, renderPublish }: ItemScreenProps) {
  const { t } = useTranslation('products');
  const itemId = Number(useParams().itemId);
  const item = useItem(itemId);
  const summary = useProductSummary(itemId);
  if (item.isPending) {
    return (
      <>
        {summary ? <Head item={summary} actions={<ChangeButton loading>{t('publish')}</ChangeButton>} /> : null}
        <Skeleton height={420} radius="lg" />
      </>
    );
  }
  if (item.isLoadingError) {
    const back = <BackToList>{t('item.back')}</BackToList>;
    return <ScreenFailure error={item.error} onRetry={() => item.refetch()} back={back} />;
  }
  return (
    <Item
      item={item.data}
      history={renderHistory(itemId)}
      tags={renderTags(item.data)}
      safety={renderSafety({ itemId, title: item.data.title, currency: item.data.price.currency })}
      renderPublish={renderPublish}
    />
  );
}

/** The head of the item screen. Shown as soon as the item's list row is known. */
function Head({ item, actions }: { readonly item: Product; readonly actions?: ReactNode }) {
  const { t } = useTranslation('products');
  const at = useAccount();
  return (
    <PageHeader
      back={<BackToList>← {t('item.back')}</BackToList>}
      title={item.title}
      lead={
        <>
          {item.isBlacklisted ? <Badge tone="warn">{t('flag.blocked')}</Badge> : null}{' '}
          {item.repricerBlocked ? <Badge tone="off">{t('flag.repricerBlocked')}</Badge> : null}{' '}
          <BlockingKeywords keywords={item.keywords} at={at} isFocusable />
          {item.isEnded ? <Badge tone="off">{t('flag.ended')}</Badge> : null}
        </>
      }
      actions={actions}
    />
  );
}

/** Other home listings with the item's SKU, and what that means for their stock. */
function SameSku({ item: { sameSku } }: { readonly item: Pick<ProductDetail, 'sameSku'> }) {
  const { t } = useTranslation('products');
  const at = useAccount();
  const placeOf = usePlaceOf();
  if (sameSku.length === 0) return null;
  return (
    <Notice tone="warn" title={t('item.sameSku.title')}>
      {t('item.sameSku.text')}{' '}
      {sameSku.map(({ itemId, accountId, title, sku }) => (
        <Link key={`${itemId} ${sku}`} className={classes.other} to={paths.item(placeOf(accountId, at), itemId)}>
          {title} ({sku})
        </Link>
      ))}
    </Notice>
  );
}

interface ItemProps {
  readonly item: ProductDetail;
  readonly history: ReactNode;
  readonly safety: ReactNode;
  readonly tags: ReactNode;
  readonly renderPublish: ItemScreenProps['renderPublish'];
}

function Item({ item, history, safety, tags, renderPublish }: ItemProps) {
  const { t } = useTranslation('products');
  const [request, setRequest] = useState<PublishRequest | null>(null);
  const selection = { accountId: item.accountId, itemIds: [item.id] };
  const publish = () => setRequest({ kind: 'list', selection, count: 1 });
  const end = (listings: readonly ListingView[]) => setRequest({ kind: 'end', selection, count: 1, places: listings });
  const onSale = item.listings.filter(isOnSale);
  const rates = useRates(item.accountId);
  return (
    <>
      <Head
        item={item}
        actions={
          <>
            {item.url ? (
              <Button component="a" href={item.url} target="_blank" rel="noreferrer" variant="default">
                {t('item.home')}
              </Button>
            ) : null}
            {onSale.length > 0 ? (
              <ChangeButton variant="default" onClick={() => end(onSale)}>
                {t('end')}
              </ChangeButton>
            ) : null}
            <ChangeButton onClick={publish}>{t('publish')}</ChangeButton>
          </>
        }
      />
      {item.isBlacklisted && onSale.length > 0 ? (
        <Notice tone="warn">{t('item.blockedLive', { count: onSale.length })}</Notice>
      ) : null}
      <SameSku item={item} />
      <div className={classes.columns}>
        <div className={classes.side}>
          <Gallery images={item.images} />
          <SourceFacts item={item} />
          {tags}
        </div>
        <div className={classes.main}>
          <ListingsPanel item={item} onPublish={publish} onEnd={(listing) => end([listing])} />
          <UnitsPanel item={item} />
        </div>
        <div className={classes.growing}>
          <RatesNotice rates={rates} />
          {safety}
          <Panel title={t('item.history')} flush>
            {history}
          </Panel>
        </div>
      </div>
      {request ? renderPublish(request, () => setRequest(null)) : null}
    </>
  );
}
