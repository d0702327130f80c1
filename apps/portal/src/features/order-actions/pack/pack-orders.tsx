import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useAccount } from '../../../lib/account.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';

/** The way from the list to the packer's screen. */
export function PackOrders() {
  const { t } = useTranslation('order-actions');
  return (
    <Button component={Link} to={paths.pack(useAccount())} variant="default">
      {t('pack.open')}
    </Button>
  );
}
