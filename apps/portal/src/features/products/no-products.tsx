import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { isNarrowed, type ProductView } from './product-view.ts';

/** Distinguishes an empty shop from a filter without matches. */
export function NoProducts({ view }: { readonly view: ProductView }) {
  const { t } = useTranslation('products');
  const at = useAccount();
  const isWholeShop = view.tab === 'all' && !isNarrowed(view);
  if (isWholeShop) return <EmptyState title={t('emptyShop.title')}>{t('emptyShop.text')}</EmptyState>;
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <Button component={Link} to={paths.products(at)} variant="default">
          {t('empty.action')}
        </Button>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
