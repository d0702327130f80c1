import { Anchor, Button } from '@mantine/core';
import type { ListingView } from '@quayside/contract';
import { siteFacts } from '@quayside/kernel';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { titleLabel } from '../../../lib/title-label.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { SitePlate } from '../../../ui/site-plate.tsx';
import { StateBadge } from '../../../ui/state-badge.tsx';
import { usePriceGapText } from '../price-gap-text.ts';
import { ReasonLine } from '../reason-line.tsx';
import classes from './item-screen.module.css';

export type ListingDialog = 'title' | 'price' | 'why';

interface ListingRowProps {
  readonly listing: ListingView;
  readonly onOpen: (dialog: ListingDialog) => void;
  readonly onEnd: () => void;
}

/** Whether the listing is live or being published and can therefore be ended. */
export const isOnSale = ({ state }: Pick<ListingView, 'state'>) => state === 'L' || state === 'P' || state === 'Q';

export function ListingRow({ listing, onOpen, onEnd }: ListingRowProps) {
  const { t } = useTranslation('products');
  const format = useFormat();
  const site = format.site(listing.site);
  const gap = usePriceGapText()(listing);
  // What is on sale comes first; the sentence below names the wanted price if it differs.
  const shown = listing.live?.from ?? listing.price;
  return (
    <article className={classes.listing} aria-label={site}>
      <SitePlate site={listing.site} />
      <div>
        <p className={classes.name} lang={siteFacts(listing.site).language}>
          {listing.title || '–'}
        </p>
        <p className={classes.meta}>
          <StateBadge state={listing.state} />
          {listing.title ? <span>{titleLabel(listing.titleLabel, t)}</span> : null}
          {listing.state === 'N' ? null : (
            <span>
              {t('item.listing.quantity')} {format.number(listing.quantity)}
            </span>
          )}
          {listing.isFBA ? <span title={t('flag.fbaHint')}>{t('flag.fba')}</span> : null}
          <span>
            {listing.endedAt
              ? t('item.listing.ended', { time: format.moment(listing.endedAt) })
              : t('item.listing.updated', { time: format.moment(listing.updatedAt) })}
          </span>
          {listing.isStale ? <span className={classes.stale}>{t('item.listing.stale')}</span> : null}
          {listing.isTitleOutdated ? <span className={classes.stale}>{t('item.listing.titleOutdated')}</span> : null}
          {listing.isListed && listing.url ? (
            <Anchor
              href={listing.url}
              target="_blank"
              rel="noreferrer"
              size="xs"
              aria-label={t('item.listing.liveAt', { site })}
            >
              {t('item.listing.live')}
            </Anchor>
          ) : null}
        </p>
      </div>
      <div className={classes.price}>
        <strong>{shown ? format.money(shown) : '–'}</strong>
        <small>{shown ? t(`item.owner.${listing.priceOwner}`) : null}</small>
      </div>
      <div className={classes.actions}>
        {listing.titleLabel === 'catalogue' ? null : (
          <ChangeButton
            needs="manual-title-management-enabled"
            variant="default"
            size="xs"
            onClick={() => onOpen('title')}
          >
            {t('item.listing.editTitle')}
          </ChangeButton>
        )}
        <ChangeButton
          needs="manual-price-management-enabled"
          variant="default"
          size="xs"
          onClick={() => onOpen('price')}
        >
          {t('item.listing.editPrice')}
        </ChangeButton>
        {listing.priceBreakdown ? (
          <Button variant="subtle" size="xs" onClick={() => onOpen('why')}>
            {t('item.listing.why')}
          </Button>
        ) : null}
        {isOnSale(listing) ? (
          <ChangeButton variant="subtle" size="xs" aria-label={t('item.listing.endAt', { site })} onClick={onEnd}>
            {t('item.listing.end')}
          </ChangeButton>
        ) : null}
      </div>
      {gap ? <p className={classes.gap}>{gap}</p> : null}
      {listing.inProcessSince ? (
        <p className={classes.gap}>{t('item.listing.inProcess', { time: format.moment(listing.inProcessSince) })}</p>
      ) : null}
      {listing.reason ? (
        <ReasonLine className={classes.reason} accountId={listing.accountId} reason={listing.reason} />
      ) : null}
    </article>
  );
}
