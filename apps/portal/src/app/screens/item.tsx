import { HistoryList } from '../../features/history/history-list.tsx';
import { ItemScreen } from '../../features/products/item/item-screen.tsx';
import { ChooseSites } from '../../features/publishing/choose-sites.tsx';

export function Screen() {
  return (
    <ItemScreen
      renderHistory={(itemId) => <HistoryList itemId={itemId} />}
      renderPublish={(request, onClose) => <ChooseSites {...request} onClose={onClose} />}
    />
  );
}
