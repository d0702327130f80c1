import type { CompetingOffer, ListingOffers, OfferPoint } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './competitors.module.css';
import { priceLines } from './price-line.ts';

const NONE = '–';

/** The offers of a listing's product as last read, what kept them from being read since, and how prices were before. */
export function ListingOffersView({ listing }: { readonly listing: ListingOffers }) {
  const { t } = useTranslation('competitors');
  const format = useFormat();
  const { site, reading, problem, history, expectedPrice, referencePrice } = listing;
  const name = format.site(site);
  return (
    <div className={classes.listing}>
      <div className={classes.head}>
        <SitePlate site={site} />
        <h3>{name}</h3>
        {reading ? <Freshness at={reading.at} /> : null}
      </div>
      {problem ? (
        <div className={classes.notice}>
          <Notice tone="warn" title={t('problem.title', { time: format.moment(problem.at) })}>
            {t(`problem.${problem.code}`)} {problem.words}
          </Notice>
        </div>
      ) : null}
      {reading ? null : problem ? null : <p className={classes.text}>{t('neverRead')}</p>}
      {reading?.offers.length === 0 ? <p className={classes.text}>{t('nobody')}</p> : null}
      {reading && reading.offers.length > 0 ? <OffersTable site={name} offers={reading.offers} /> : null}
      {expectedPrice ? <p className={classes.text}>{t('expected', { price: format.money(expectedPrice) })}</p> : null}
      {referencePrice ? (
        <p className={classes.text}>{t('reference', { price: format.money(referencePrice) })}</p>
      ) : null}
      {history.length > 1 ? <History site={name} history={history} /> : null}
    </div>
  );
}

function OffersTable({ site, offers }: { readonly site: string; readonly offers: readonly CompetingOffer[] }) {
  const { t } = useTranslation('competitors');
  const format = useFormat();
  const total = ({ price, shipping }: CompetingOffer) => ({ ...price, minor: price.minor + shipping.minor });
  return (
    <PlainTable
      label={t('offersOf', { site })}
      rows={offers.map((offer, index) => ({ ...offer, index }))}
      rowKey={({ index }) => index}
      columns={[
        { key: 'seller', title: t('seller'), cell: (offer) => <Seller offer={offer} /> },
        {
          key: 'total',
          title: t('total'),
          isNumber: true,
          cell: (offer) => <strong>{format.money(total(offer))}</strong>,
        },
        { key: 'price', title: t('price'), isNumber: true, cell: ({ price }) => format.money(price) },
        {
          key: 'shipping',
          title: t('shipping'),
          isNumber: true,
          cell: ({ shipping }) => (shipping.minor === 0 ? t('free') : format.money(shipping)),
        },
        {
          key: 'fulfilment',
          title: t('fulfilment.title'),
          cell: ({ fulfilment }) => t(`fulfilment.${fulfilment}`),
        },
        {
          key: 'rating',
          title: t('rating'),
          isNumber: true,
          cell: ({ rating, feedbackCount }) =>
            rating === null
              ? NONE
              : feedbackCount === null
                ? format.percent(rating / 10_000)
                : t('ratings', { share: format.percent(rating / 10_000), n: format.number(feedbackCount) }),
        },
        {
          key: 'delivery',
          title: t('delivery'),
          isNumber: true,
          cell: ({ deliveryDays }) => (deliveryDays === null ? NONE : t('days', { count: deliveryDays })),
        },
      ]}
    />
  );
}

function Seller({ offer: { sellerName, sellerId, isOwn, isFeatured } }: { readonly offer: CompetingOffer }) {
  const { t } = useTranslation('competitors');
  return (
    <span className={classes.seller}>
      {sellerName ?? sellerId}
      {isOwn ? <Badge tone="ok">{t('own')}</Badge> : null}
      {isFeatured ? <Badge tone="info">{t('featured')}</Badge> : null}
    </span>
  );
}

/** The lines are for sighted readers; the table has the same figures. */
function History({ site, history }: { readonly site: string; readonly history: readonly OfferPoint[] }) {
  const { t } = useTranslation('competitors');
  const format = useFormat();
  const { lowest, own } = priceLines(history);
  return (
    <details className={classes.history}>
      <summary>{t('history', { count: history.length })}</summary>
      <svg
        className={classes.line}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className={classes.lowest} d={lowest} vectorEffect="non-scaling-stroke" />
        <path className={classes.own} d={own} vectorEffect="non-scaling-stroke" />
      </svg>
      <PlainTable
        label={t('historyOf', { site })}
        rows={history}
        rowKey={({ from }) => from}
        isStacking
        columns={[
          { key: 'from', title: t('since'), cell: ({ from }) => format.moment(from) },
          {
            key: 'lowest',
            title: t('lowest'),
            isNumber: true,
            cell: (point) => (point.lowest ? format.money(point.lowest) : NONE),
          },
          {
            key: 'own',
            title: t('own'),
            isNumber: true,
            cell: (point) => (point.own ? format.money(point.own) : NONE),
          },
          {
            key: 'featured',
            title: t('featured'),
            cell: ({ featured }) => (featured === null ? NONE : t(`featuredBy.${featured}`)),
          },
        ]}
      />
    </details>
  );
}
