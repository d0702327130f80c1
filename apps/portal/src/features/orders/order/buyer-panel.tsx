import type { OrderDetail } from '@quayside/contract';
import { addressLines } from '@quayside/kernel';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './order-screen.module.css';

/** The buyer and the delivery address. */
export function BuyerPanel({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { buyerDetails: buyer, shipToCountry, erasedAt, eraseAt } = order;
  const country = shipToCountry && format.country(shipToCountry);
  return (
    <Panel title={t('buyer.title')}>
      {buyer ? (
        <Facts
          list={[
            [
              t('buyer.shipTo'),
              <address key="address" className={classes.address}>
                {distinct([
                  buyer.name,
                  ...(buyer.address ? addressLines(buyer.address) : []),
                  buyer.address?.country ? format.country(buyer.address.country) : country,
                ]).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>,
            ],
            [t('buyer.username'), buyer.username],
            [t('buyer.email'), buyer.email && <a href={`mailto:${buyer.email}`}>{buyer.email}</a>],
            [t('buyer.phone'), buyer.phone && <a href={`tel:${buyer.phone}`}>{buyer.phone}</a>],
            [t('buyer.note'), buyer.note],
          ]}
        />
      ) : (
        <p>
          {erasedAt ? t('buyer.erased', { moment: format.date(erasedAt) }) : t('buyer.unknown')}
          {country ? ` ${t('buyer.country', { country })}` : null}
        </p>
      )}
      {buyer && eraseAt ? <p className={classes.soft}>{t('buyer.eraseAt', { day: format.date(eraseAt) })}</p> : null}
    </Panel>
  );
}

/** The non-empty lines without duplicates: some buyers type their name or city twice. */
function distinct(lines: readonly (string | null | undefined)[]): string[] {
  return [...new Set(lines.flatMap((line) => line || []))];
}
