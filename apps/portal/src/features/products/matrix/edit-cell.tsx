import type { Product } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { AccountProvider, type AccountScope, useAccount } from '../../../lib/account.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useUser } from '../../../lib/session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PriceDialog } from '../item/price-dialog.tsx';
import { TitleDialog } from '../item/title-dialog.tsx';
import { useItem } from '../item/use-item.ts';

interface EditCellProps {
  readonly product: Product;
  readonly site: Site;
  readonly what: 'title' | 'price';
  readonly onClose: () => void;
}

/** The dialogs of the item's page, in the item's own account, which in a list of all accounts is not that of the address. */
export function EditCell(props: EditCellProps) {
  const at = useAccount();
  const { accounts } = useUser();
  const account = accounts.find(({ id }) => id === props.product.accountId) ?? at.account;
  const own: AccountScope = { ...at, platform: account.platform, account };
  return (
    <AccountProvider value={own}>
      <CellDialog {...props} />
    </AccountProvider>
  );
}

function CellDialog({ product, site, what, onClose }: EditCellProps) {
  const { t } = useTranslation(['products', 'matrix']);
  const item = useItem(product.id);
  const listing = item.data?.listings.find((one) => one.site === site);
  if (item.data && listing) {
    const Form = what === 'title' ? TitleDialog : PriceDialog;
    return <Form item={item.data} listing={listing} onClose={onClose} />;
  }
  if (item.isPending) return null;
  return (
    <Dialog
      title={t(what === 'title' ? 'item.listing.editTitle' : 'item.listing.editPrice')}
      onClose={onClose}
      width={420}
    >
      {item.error ? (
        <ErrorState error={item.error} onRetry={() => item.refetch()} />
      ) : (
        <Notice tone="info">{t('matrix:gone')}</Notice>
      )}
    </Dialog>
  );
}
