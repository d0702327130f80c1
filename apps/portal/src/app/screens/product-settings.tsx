import { ProducerNumbers } from '../../features/compliance/numbers-panel.tsx';
import { ProductSettingsScreen } from '../../features/product-settings/product-settings-screen.tsx';
import { EarlierChanges } from '../earlier-changes.tsx';
import { LazyChangeDialog } from '../lazy-change-dialog.tsx';

export function Screen() {
  return (
    <ProductSettingsScreen
      earlier={<EarlierChanges />}
      numbers={<ProducerNumbers />}
      renderChange={(request) => <LazyChangeDialog {...request} />}
    />
  );
}
