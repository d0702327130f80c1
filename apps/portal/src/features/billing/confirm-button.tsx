import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** Whether the confirmation is on the provider's own page rather than in the portal. */
export const isForeign = (url: string) => /^https?:/.test(url);

/**
 * Links to the page where the seller confirms a payment.
 * @param url a path of the portal, or the address of the provider's page
 */
export function ConfirmButton({ url, size = 'sm' }: { readonly url: string; readonly size?: 'xs' | 'sm' }) {
  const { t } = useTranslation('billing');
  return isForeign(url) ? (
    <Button component="a" href={url} size={size}>
      {t('checkout.toPayment')}
    </Button>
  ) : (
    <Button component={Link} to={url} size={size}>
      {t('checkout.confirmPayment')}
    </Button>
  );
}
