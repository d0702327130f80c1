import { ImportBanner } from '../../features/accounts/import-banner.tsx';
import { ProductsScreen } from '../../features/products/products-screen.tsx';
import { ChooseSites } from '../../features/publishing/choose-sites.tsx';
import { useAccount } from '../../lib/account.ts';

export function Screen() {
  const { account } = useAccount();
  return (
    <ProductsScreen
      banner={<ImportBanner accountId={account.id} />}
      renderPublish={(request, onClose) => <ChooseSites {...request} onClose={onClose} />}
    />
  );
}
