import type { OrderDetail } from '@quayside/contract';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** Shows the buyer's payment and the marketplace's fee. */
export function AmountsPanel({ order: { amounts, total } }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { items, shipping, tax, fee } = amounts;
  return (
    <Panel title={t('amounts.title')}>
      <Facts
        list={[
          [t('amounts.items'), items && format.money(items)],
          [t('amounts.shipping'), shipping && format.money(shipping)],
          [t('amounts.tax'), tax && format.money(tax)],
          [<strong key="total">{t('amounts.total')}</strong>, <strong key="sum">{format.money(total)}</strong>],
          [t('amounts.fee'), fee && format.money({ ...fee, minor: -fee.minor })],
          [
            t('amounts.left'),
            fee && fee.currency === total.currency ? format.money({ ...total, minor: total.minor - fee.minor }) : null,
          ],
        ]}
      />
    </Panel>
  );
}
