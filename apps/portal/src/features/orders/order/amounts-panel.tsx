import type { OrderDetail } from '@quayside/contract';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { usedRates } from '../../../lib/rates.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RatesNotice } from '../../../ui/rates-notice.tsx';

/** What the buyer paid, what of it went back, the marketplace's fee, and what is left for the seller. */
export function AmountsPanel({ order: { amounts, total, homeTotal } }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { items, shipping, tax, refunded, fee } = amounts;
  const gone = [refunded, fee].flatMap((one) => one ?? []);
  const left = total.minor - gone.reduce((sum, { minor }) => sum + minor, 0);
  const isKnown = gone.length > 0 && gone.every(({ currency }) => currency === total.currency);
  return (
    <Panel title={t('amounts.title')}>
      <Facts
        list={[
          [t('amounts.items'), items && format.money(items)],
          [t('amounts.shipping'), shipping && format.money(shipping)],
          [t('amounts.tax'), tax && format.money(tax)],
          [<strong key="total">{t('amounts.total')}</strong>, <strong key="sum">{format.money(total)}</strong>],
          ['', homeTotal && t('homeTotal', { amount: format.money(homeTotal) })],
          [t('amounts.refunded'), refunded && format.money({ ...refunded, minor: -refunded.minor })],
          [t('amounts.fee'), fee && format.money({ ...fee, minor: -fee.minor })],
          [
            <strong key="left">{t('amounts.left')}</strong>,
            isKnown ? <strong key="leftSum">{format.money({ ...total, minor: left })}</strong> : null,
          ],
        ]}
      />
      <RatesNotice rates={usedRates(homeTotal ? [homeTotal.rate] : [])} hasValues />
    </Panel>
  );
}
