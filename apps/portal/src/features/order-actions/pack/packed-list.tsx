import type { PackedParcel } from '@quayside/contract';
import { Link } from 'react-router';
import { useAccount } from '../../../lib/account.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './pack.module.css';

/** So many of the last parcels are listed. */
const MOST_LISTED = 100;

/** The parcels of this work, the last one first. An order's page corrects a wrong number. */
export function PackedList({ packed }: { readonly packed: readonly PackedParcel[] }) {
  const { t } = useTranslation('order-actions');
  const at = useAccount();
  if (packed.length === 0) return <p className={classes.soft}>{t('pack.none')}</p>;
  return (
    <ol className={classes.packed}>
      {packed.slice(0, MOST_LISTED).map(({ orderId, externalId, carrier, trackingNumber, pieces }) => (
        <li key={orderId}>
          <Link to={paths.order(at, orderId)}>{externalId}</Link>
          <span>
            {carrier} {trackingNumber}
          </span>
          <span className={classes.soft}>{t('pack.pieces', { count: pieces })}</span>
        </li>
      ))}
    </ol>
  );
}
