import type { ProductDetail, ToldStockView } from '@quayside/contract';
import { workedStock } from '@quayside/kernel/stock-limits';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SitePlates } from '../../../ui/site-plates.tsx';
import classes from './item-screen.module.css';

/** How the quantities come about that sites abroad are told, if that is not the whole stock. */
export function ToldStock({ item }: { readonly item: Pick<ProductDetail, 'told' | 'units'> }) {
  const { t } = useTranslation('products');
  const skus = new Map(item.units.map(({ unitId, sku }) => [unitId, sku]));
  return (
    <section className={classes.told} aria-label={t('item.told.label')}>
      <h3>{t('item.told.label')}</h3>
      <ul>
        {item.told.map((one) => (
          <li key={`${one.unitId} ${one.sites[0]}`}>
            <SitePlates sites={one.sites.map((site) => ({ site }))} />
            <span>
              {item.units.length > 1 ? `${skus.get(one.unitId) ?? ''}: ` : ''}
              <Worked of={one} />
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t('item.told.other')}</p>
    </section>
  );
}

/** One line, from the stock to what is told: "50 % of 12 is 6 → less the buffer of 2 is 4 → told: 4". */
function Worked({ of }: { readonly of: ToldStockView }) {
  const { t } = useTranslation('products');
  const format = useFormat();
  const { stock, percent, buffer, maximum } = of;
  const { share, rest, told } = workedStock(stock, of);
  const n = format.number;
  const steps = [
    percent < 100
      ? t('item.told.percent', { share: format.percent(percent / 100), stock: n(stock), n: n(share) })
      : t('item.told.stock', { stock: n(stock) }),
    ...(buffer > 0 ? [t('item.told.buffer', { buffer: n(buffer), n: n(rest) })] : []),
    ...(maximum === null ? [] : [t('item.told.maximum', { maximum: n(maximum) })]),
  ];
  return (
    <>
      {steps.join(' → ')} → <strong>{t('item.told.result', { n: n(told) })}</strong>
    </>
  );
}
