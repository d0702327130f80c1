import { Suspense } from 'react';
import { HistoryList } from '../../features/history/history-list.tsx';
import { ItemScreen } from '../../features/products/item/item-screen.tsx';
import { ChooseSites } from '../../features/publishing/choose-sites.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';

const ItemSafetyPanel = lazyPart(async () => ({
  default: (await import('../../features/compliance/item-safety-panel.tsx')).ItemSafetyPanel,
}));

export function Screen() {
  return (
    <ItemScreen
      renderHistory={(itemId) => <HistoryList itemId={itemId} />}
      renderSafety={(item) => (
        <Suspense fallback={null}>
          <ItemSafetyPanel key={item.itemId} {...item} />
        </Suspense>
      )}
      renderPublish={(request, onClose) => <ChooseSites {...request} onClose={onClose} />}
    />
  );
}
