import type { Reason } from '@quayside/kernel';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { usePlaceOf } from '../../lib/account-place.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { fixAddress, fixOf, otherItemOf, reasonDetail } from '../../lib/reasons.ts';
import { HelpLink } from '../../ui/help-link.tsx';

interface ReasonLineProps {
  /** The account that sells, or would. */
  readonly accountId: number;
  readonly reason: Reason;
  readonly className?: string | undefined;
}

/** Why an item is not listed on a site, and what removes the obstacle. The messages `publishing` must be loaded. */
export function ReasonLine({ accountId, reason, className }: ReasonLineProps) {
  const { t } = useTranslation('publishing');
  const at = useAccount();
  const placeOf = usePlaceOf();
  const fix = fixOf(reason);
  const address = fixAddress(fix, placeOf(accountId, at), at);
  const detail = reasonDetail(reason.params);
  const other = otherItemOf(reason.params);
  return (
    <p className={className}>
      {t(`reason.${reason.code}`)} {detail ? `(${detail}) ` : ''}
      {address ? <Link to={address}>{t(`fix.${fix}`)}</Link> : t(`fix.${fix}`)}{' '}
      {other ? <Link to={paths.item(at, other.itemId)}>{t('otherItem', { sku: other.sku })}</Link> : null}{' '}
      <HelpLink about={reason.code} />
    </p>
  );
}
