import type { OrderActions } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './order-actions.module.css';
import { STATE_TONES } from './state-tones.data.ts';

interface ShipmentListProps {
  readonly actions: OrderActions;
  readonly onChange: (number: number) => void;
}

/** The shipments of an order, each with a link to the carrier's tracking page. */
export function ShipmentList({ actions: { shipments, canShip }, onChange }: ShipmentListProps) {
  const { t } = useTranslation('order-actions');
  if (shipments.length === 0) return canShip ? <p className={classes.soft}>{t('shipments.none')}</p> : null;
  return (
    <section aria-label={t('shipments.title')}>
      <h3>{t('shipments.title')}</h3>
      <ul className={classes.list}>
        {shipments.map(({ number, lines, carrier, trackingNumber, trackingUrl, state, reason }) => {
          const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
          const parcel = `${carrier} ${trackingNumber}`;
          return (
            <li key={number} className={classes.entry}>
              <span>{t('shipments.pieces', { number, count })}</span>
              {trackingUrl === null ? (
                <span>{parcel}</span>
              ) : (
                <a href={trackingUrl} target="_blank" rel="noreferrer">
                  {parcel}
                </a>
              )}
              <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
              {reason === null ? null : <span className={classes.soft}>{t('changes.said', { reason })}</span>}
              {state === 'confirmed' ? null : (
                <LinkButton onClick={() => onChange(number)}>{t('ship.change', { number })}</LinkButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
