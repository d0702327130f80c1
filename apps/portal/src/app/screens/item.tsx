import { ItemSafetyPanel } from '../../features/compliance/item-safety-panel.tsx';
import { HistoryList } from '../../features/history/history-list.tsx';
import { ItemScreen } from '../../features/products/item/item-screen.tsx';
import { ChooseSites } from '../../features/publishing/choose-sites.tsx';

export function Screen() {
  return (
    <ItemScreen
      renderHistory={(itemId) => <HistoryList itemId={itemId} />}
      renderSafety={(item) => <ItemSafetyPanel key={item.itemId} {...item} />}
      renderPublish={(request, onClose) => <ChooseSites {...request} onClose={onClose} />}
    />
  );
}
