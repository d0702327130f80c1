import { Suspense } from 'react';
import { HistoryList } from '../../features/history/history-list.tsx';
import { ItemScreen } from '../../features/products/item/item-screen.tsx';
import { ChooseSites } from '../../features/publishing/choose-sites.tsx';
import { useAccount } from '../../lib/account.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useMaySee } from '../../lib/may.ts';

const ItemSafetyPanel = lazyPart(async () => ({
  default: (await import('../../features/compliance/item-safety-panel.tsx')).ItemSafetyPanel,
}));

const ItemPlacesPanel = lazyPart(async () => ({
  default: (await import('../../features/categories/item-places-panel.tsx')).ItemPlacesPanel,
}));

const ItemDescriptionPanel = lazyPart(async () => ({
  default: (await import('../../features/descriptions/item-description-panel.tsx')).ItemDescriptionPanel,
}));

export function Screen() {
  const { account } = useAccount();
  const hasCategories = useMaySee('categories', account.platform);
  return (
    <ItemScreen
      renderHistory={(itemId) => <HistoryList itemId={itemId} />}
      renderSafety={(item) => (
        <Suspense fallback={null}>
          {hasCategories ? <ItemPlacesPanel key={`places ${item.itemId}`} {...item} /> : null}
          <ItemSafetyPanel key={item.itemId} {...item} />
          <ItemDescriptionPanel key={`described ${item.itemId}`} {...item} />
        </Suspense>
      )}
      renderPublish={(request, onClose) => <ChooseSites {...request} onClose={onClose} />}
    />
  );
}
