import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './competitors.module.css';
import { ListingOffersView } from './listing-offers.tsx';
import { useOffersOfItem, useReadOffers } from './use-competitors.ts';

/**
 * Who else sells an item, on each site where the marketplace tells it. Without such a listing there is no panel.
 * @param isExpected whether there probably is one, so that its place is kept while it is loaded
 */
export function ItemCompetitorsPanel({
  itemId,
  isExpected,
}: {
  readonly itemId: number;
  readonly isExpected: boolean;
}) {
  const { t } = useTranslation('competitors');
  const offers = useOffersOfItem(itemId);
  const read = useReadOffers(itemId);
  const list = offers.data?.list ?? [];
  if (offers.isPending && !isExpected) return null;
  if (offers.data && list.length === 0) return null;
  const isAsked = list.some((listing) => listing.isAsked);
  return (
    <Panel
      title={t('title')}
      flush
      aside={
        offers.data ? (
          <span className={classes.aside}>
            <span role="status">{isAsked ? t('reading') : ''}</span>
            <ChangeButton
              variant="default"
              size="sm"
              loading={read.isPending}
              blockedBecause={isAsked ? t('reading') : undefined}
              onClick={() => read.mutate()}
            >
              {t('read')}
            </ChangeButton>
          </span>
        ) : null
      }
    >
      {offers.isPending ? <Skeleton height={120} /> : null}
      {offers.isLoadingError ? <ErrorState error={offers.error} onRetry={() => offers.refetch()} /> : null}
      {list.map((listing) => (
        <ListingOffersView key={listing.site} listing={listing} />
      ))}
    </Panel>
  );
}
