import { TitlesScreen } from '../../features/translations/titles-screen.tsx';
import { EarlierChanges } from '../earlier-changes.tsx';
import { LazyChangeDialog } from '../lazy-change-dialog.tsx';

export function Screen() {
  return (
    <TitlesScreen
      earlier={<EarlierChanges />}
      renderChange={(changeId, onClose) => <LazyChangeDialog {...{ changeId, onClose }} />}
    />
  );
}
