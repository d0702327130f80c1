import { TitlesScreen } from '../../features/translations/titles-screen.tsx';
import { LazyChangeDialog } from '../lazy-change-dialog.tsx';

export function Screen() {
  return (
    <TitlesScreen
      renderChange={(changeId, onClose) => (
        <LazyChangeDialog kind="titles" changeId={changeId} needs="manual-title-management-enabled" onClose={onClose} />
      )}
    />
  );
}
