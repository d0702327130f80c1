import type { PackOrder } from '@quayside/contract';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SitePlate } from '../../../ui/site-plate.tsx';
import { Thumb } from '../../../ui/thumb.tsx';
import classes from './pack.module.css';

const PICTURE = 64;

/** What goes into the parcel, and to whom: large enough to be compared with the goods and the label at arm's length. */
export function ScannedOrder({ order }: { readonly order: PackOrder }) {
  const { t } = useTranslation('order-actions');
  const format = useFormat();
  const { recipient, country, lines, pieces, alike } = order;
  return (
    <section className={classes.order} aria-label={order.externalId}>
      <h2 className={classes.number}>
        <SitePlate site={order.site} /> {order.externalId} · {t('pack.pieces', { count: pieces })}
      </h2>
      {alike > 0 ? <p className={classes.soft}>{t('pack.alike', { count: alike })}</p> : null}
      <ul className={classes.lines}>
        {lines.map(({ lineId, title, sku, imageUrl, pieces: ofLine }) => (
          <li key={lineId} className={classes.line}>
            <Thumb url={imageUrl} size={PICTURE} />
            <strong className={ofLine > 1 ? classes.many : classes.one}>{ofLine} ×</strong>
            <span className={classes.names}>
              <span>{title}</span>
              {sku === null ? null : <span className={classes.soft}>{sku}</span>}
            </span>
          </li>
        ))}
      </ul>
      <h3 className={classes.soft}>{t('pack.shipTo')}</h3>
      <address className={classes.recipient}>
        {recipient.length === 0 ? <span>{t('pack.erased')}</span> : null}
        {[...recipient, ...(country === null ? [] : [format.country(country)])].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}
