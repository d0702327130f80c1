import type { CheckoutQuote, PlanChoiceInput } from '@quayside/contract';
import { PLANS } from '@quayside/kernel';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useVatBasis } from '../../../lib/use-vat-basis.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from '../billing.module.css';
import { priceText } from '../plan-words.ts';

/** What is bought: the plan, its price, the VAT and what is due now. */
export function OrderSummary({ choice, quote }: { readonly choice: PlanChoiceInput; readonly quote: CheckoutQuote }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const sayBasis = useVatBasis();
  const { currency, net, listNet, vat, total, vatBasisPoints, vatTreatment, periodEnd, offer } = quote;
  const rate = format.percent(vatBasisPoints / 10_000);
  const money = (minor: number) => format.money({ minor, currency });
  return (
    <Panel title={t('checkout.summary')}>
      <Facts
        list={[
          [PLANS[choice.plan].title, priceText({ net: listNet, currency, interval: choice.interval }, t, format)],
          offer
            ? [t('offer', { percent: format.percent(offer.percent / 100), count: offer.months }), money(net - listNet)]
            : ['', null],
          [t('preview.vat', { rate }), money(vat)],
          [t('preview.due'), <strong key="total">{money(total)}</strong>],
        ]}
      />
      <p className={classes.soft}>
        {[t('vatReason', { vat: t(`details.vat.${vatTreatment}`, { rate }) }), ...sayBasis(quote)].join(' ')}
      </p>
      <p className={classes.soft}>{t('checkout.period', { date: format.date(periodEnd) })}</p>
      <p className={classes.soft}>{t('checkout.renewal')}</p>
    </Panel>
  );
}
