import { Suspense } from 'react';
import { ImportBanner } from '../../features/accounts/import-banner.tsx';
import { prefetchImport } from '../../features/accounts/use-accounts.ts';
import { chooseColumns, useChosenColumns } from '../../features/products/chosen-columns.ts';
import { recallListPlace } from '../../features/products/list-memory.ts';
import { listQuestion, parseView } from '../../features/products/product-view.ts';
import { ProductsScreen } from '../../features/products/products-screen.tsx';
import { prefetchProducts } from '../../features/products/use-products.ts';
import { ChooseSites } from '../../features/publishing/choose-sites.tsx';
import { ProductFiles } from '../../features/sheets/product-files.tsx';
import { ViewsButton } from '../../features/views/views-button.tsx';
import { useAccount } from '../../lib/account.ts';
import { loadRooms } from '../../lib/i18n/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useMaySee } from '../../lib/may.ts';
import { paths } from '../../lib/paths.ts';
import { EarlierChanges } from '../earlier-changes.tsx';
import { LazyChangeDialog } from '../lazy-change-dialog.tsx';
import type { Prefetch } from '../screen-module.ts';

const AssignProfile = lazyPart(async () => {
  const [{ AssignProfile: Component }] = await Promise.all([
    import('../../features/shipping/assign-profile.tsx'),
    loadRooms(['shipping']),
  ]);
  return { default: Component };
});

const EditDialog = lazyPart(async () => {
  const [{ EditDialog: Component }] = await Promise.all([
    import('../../features/products/edit/edit-dialog.tsx'),
    loadRooms(['tags', 'widgets']),
  ]);
  return { default: Component };
});

const ChooseForSelection = lazyPart(async () => {
  const [{ ChooseForSelection: Component }] = await Promise.all([
    import('../../features/categories/choose-for-selection.tsx'),
    loadRooms(['categories', 'widgets']),
  ]);
  return { default: Component };
});

export const prefetch: Prefetch = async ({ client, userId, at, params, search }) => {
  if (!at) return;
  const view = parseView(params.tab, new URLSearchParams(search));
  await Promise.all([
    prefetchProducts(client, { userId, at, view, place: recallListPlace(listQuestion(userId, at, view)) }),
    prefetchImport(client, userId, at.account.id),
  ]);
};

export function Screen() {
  const at = useAccount();
  const { account, scope } = at;
  const columns = useChosenColumns();
  const hasShipping = useMaySee('shippingManager', 'ebay');
  const hasCategories = useMaySee('categories', 'ebay') && scope === 'ebay';
  return (
    <ProductsScreen
      banner={<ImportBanner accountId={account.id} />}
      renderPublish={(request, onClose) => <ChooseSites {...request} onClose={onClose} />}
      earlier={<EarlierChanges />}
      renderFiles={({ onChanged, ...request }) => (
        <ProductFiles
          {...request}
          renderChange={(changeId, onClose) => (
            <LazyChangeDialog
              changeId={changeId}
              onClose={() => {
                onClose();
                onChanged();
              }}
            />
          )}
        />
      )}
      renderViews={(address) => (
        <ViewsButton {...{ address, columns }} screen="products" path={paths.products(at)} onColumns={chooseColumns} />
      )}
      renderChange={(request) => <LazyChangeDialog {...request} />}
      renderEdit={({ onConfirmed, ...request }) => (
        <Suspense fallback={null}>
          <EditDialog
            {...request}
            renderChange={(changeId) => <LazyChangeDialog {...{ changeId, onConfirmed }} onClose={request.onClose} />}
          />
        </Suspense>
      )}
      renderCategory={
        hasCategories
          ? (request) => (
              <Suspense fallback={null}>
                <ChooseForSelection {...request} />
              </Suspense>
            )
          : null
      }
      renderShipping={
        hasShipping
          ? ({ onConfirmed, ...request }) => (
              <Suspense fallback={null}>
                <AssignProfile
                  {...request}
                  renderChange={(changeId) => (
                    <LazyChangeDialog {...{ changeId, onConfirmed }} onClose={request.onClose} />
                  )}
                />
              </Suspense>
            )
          : null
      }
    />
  );
}
