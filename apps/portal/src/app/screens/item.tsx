import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { ItemScreen } from '../../features/products/item/item-screen.tsx';
import { ChooseSites } from '../../features/publishing/choose-sites.tsx';
import { useAccount } from '../../lib/account.ts';
import { loadRooms } from '../../lib/i18n/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useMaySee } from '../../lib/may.ts';
import { LazyChangeDialog } from '../lazy-change-dialog.tsx';

/** With its messages: nobody reads the history before the item. */
const HistoryList = lazyPart(async () => {
  const [list] = await Promise.all([import('../../features/history/history-list.tsx'), loadRooms(['history'])]);
  return { default: list.HistoryList };
});

const ItemSafetyPanel = lazyPart(async () => ({
  default: (await import('../../features/compliance/item-safety-panel.tsx')).ItemSafetyPanel,
}));

const ItemPlacesPanel = lazyPart(async () => ({
  default: (await import('../../features/categories/item-places-panel.tsx')).ItemPlacesPanel,
}));

const ItemDescriptionPanel = lazyPart(async () => ({
  default: (await import('../../features/descriptions/item-description-panel.tsx')).ItemDescriptionPanel,
}));

const ItemRepricerPanel = lazyPart(async () => {
  const [panel] = await Promise.all([
    import('../../features/repricer/item-repricer-panel.tsx'),
    loadRooms(['repricer']),
  ]);
  return { default: panel.ItemRepricerPanel };
});

const ItemCompetitorsPanel = lazyPart(async () => {
  const [panel] = await Promise.all([
    import('../../features/competitors/item-competitors-panel.tsx'),
    loadRooms(['competitors']),
  ]);
  return { default: panel.ItemCompetitorsPanel };
});

const ItemMarginsPanel = lazyPart(async () => {
  const [panel] = await Promise.all([import('../../features/costs/item-margins-panel.tsx'), loadRooms(['costs'])]);
  return { default: panel.ItemMarginsPanel };
});

const ItemTagsPanel = lazyPart(async () => {
  const [panel] = await Promise.all([import('../../features/tags/item-tags-panel.tsx'), loadRooms(['tags'])]);
  return { default: panel.ItemTagsPanel };
});

export function Screen() {
  const { account } = useAccount();
  const hasCategories = useMaySee('categories', account.platform);
  const hasRepricer = useMaySee('repricer', 'amazon');
  return (
    <ItemScreen
      renderHistory={(itemId) => (
        <Suspense fallback={<Skeleton height={140} m="md" />}>
          <HistoryList itemId={itemId} />
        </Suspense>
      )}
      renderSafety={(item) => (
        <Suspense fallback={null}>
          <ItemMarginsPanel key={`margins ${item.itemId}`} itemId={item.itemId} currency={item.currency} />
          <ItemCompetitorsPanel
            key={`competitors ${item.itemId}`}
            itemId={item.itemId}
            isExpected={account.platform !== 'ebay'}
          />
          {hasCategories ? <ItemPlacesPanel key={`places ${item.itemId}`} {...item} /> : null}
          {hasRepricer ? <ItemRepricerPanel key={`repriced ${item.itemId}`} itemId={item.itemId} /> : null}
          <ItemSafetyPanel key={item.itemId} {...item} />
          <ItemDescriptionPanel key={`described ${item.itemId}`} {...item} />
        </Suspense>
      )}
      renderTags={(item) => (
        <Suspense fallback={null}>
          <ItemTagsPanel
            key={`tags ${item.id}`}
            item={item}
            renderChange={(changeId, onClose) => <LazyChangeDialog {...{ changeId, onClose }} />}
          />
        </Suspense>
      )}
      renderPublish={(request, onClose) => <ChooseSites {...request} onClose={onClose} />}
    />
  );
}
