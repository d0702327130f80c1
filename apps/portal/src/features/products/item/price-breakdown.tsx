import type { ListingView, ProductDetail } from '@quayside/contract';
import { SERVICE_LEVELS } from '@quayside/kernel';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useRateSource, useRates } from '../../../lib/rates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { RatesNotice } from '../../../ui/rates-notice.tsx';
import { usePriceGapText } from '../price-gap-text.ts';
import classes from './item-screen.module.css';

/** Each step from the price at home to the price on the site. */
export function PriceBreakdown({
  item,
  listing,
  onClose,
}: {
  readonly item: ProductDetail;
  readonly listing: ListingView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('products');
  const format = useFormat();
  const gapText = usePriceGapText();
  const rates = useRates(item.accountId);
  const sourceName = useRateSource();
  const steps = listing.priceBreakdown;
  if (!steps) return null;
  const { rate, shipping } = steps;
  // The steps are the rule's; a manual price replaces their result.
  const final = listing.price ?? steps.final;
  const gap = gapText(listing);
  const rateText = rate
    ? t('item.breakdown.rate', {
        value: format.rate(rate.value),
        source: sourceName(rate.source),
        date: format.date(rate.date),
      })
    : t('item.breakdown.noRate');
  /** Outside eBay a service is identified by its level. */
  const nameOf = (service: string) => {
    const level = SERVICE_LEVELS.find((one) => one === service);
    return level ? t(`item.breakdown.level.${level}`) : service;
  };
  return (
    <Dialog title={t('item.breakdown.title', { site: format.site(listing.site) })} onClose={onClose} width={480}>
      {steps.byItems ? <p>{t('item.breakdown.madeBy', { rule: steps.byItems.name })}</p> : null}
      <dl className={classes.ladder}>
        <dt>{t('item.breakdown.source')}</dt>
        <dd>{format.money(steps.source)}</dd>
        <dt>{rateText}</dt>
        <dd>{format.money(steps.converted)}</dd>
        {steps.byItems?.vat ? (
          <>
            <dt>
              {t('item.breakdown.vat', {
                home: format.percent(steps.byItems.vat.home / 10_000),
                there: format.percent(steps.byItems.vat.there / 10_000),
              })}
            </dt>
            <dd>{format.money(steps.byItems.vat.price)}</dd>
          </>
        ) : null}
        {steps.increase ? (
          <>
            <dt>{t('item.breakdown.increase', { increase: steps.increase })}</dt>
            <dd>{format.money(steps.increased)}</dd>
          </>
        ) : null}
        {steps.byItems?.rounding ? (
          <>
            <dt>
              {t('item.breakdown.rounded', { ending: `.${String(steps.byItems.rounding.ending).padStart(2, '0')}` })}
            </dt>
            <dd>{format.money(steps.final)}</dd>
          </>
        ) : null}
        {steps.neat ? (
          <>
            <dt>{t('item.breakdown.neat')}</dt>
            <dd>{format.money(steps.final)}</dd>
          </>
        ) : null}
        {listing.priceOwner === 'manual' || listing.priceOwner === 'floor' ? (
          <>
            <dt>{t('item.breakdown.byRule')}</dt>
            <dd>{format.money(steps.final)}</dd>
          </>
        ) : null}
        {listing.priceOwner === 'manual' ? (
          <>
            <dt>{t('item.breakdown.manual')}</dt>
            <dd>{listing.price ? format.money(listing.price) : '–'}</dd>
          </>
        ) : null}
        {listing.floor ? (
          <>
            <dt>{t('item.breakdown.floor')}</dt>
            <dd>{format.money(listing.floor)}</dd>
          </>
        ) : null}
        <dt>{t('item.breakdown.final')}</dt>
        <dd>{format.money(final)}</dd>
        {listing.live ? (
          <>
            <dt>{t('item.breakdown.live', { time: format.moment(listing.live.at) })}</dt>
            <dd>{format.money(listing.live.from)}</dd>
          </>
        ) : null}
        {shipping ? (
          <>
            <dt>{t('item.breakdown.shipping', { service: nameOf(shipping.service) })}</dt>
            <dd>{format.money(shipping.cost)}</dd>
            <dt>{t('item.breakdown.buyerPays')}</dt>
            <dd>{format.money(shipping.buyerPays)}</dd>
            <dt>{t('item.breakdown.left')}</dt>
            <dd>{format.money({ ...final, minor: final.minor + shipping.buyerPays.minor - shipping.cost.minor })}</dd>
          </>
        ) : null}
      </dl>
      {gap ? <p className={classes.gap}>{gap}</p> : null}
      {rate ? <RatesNotice rates={rates} /> : null}
    </Dialog>
  );
}
