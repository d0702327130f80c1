import { Suspense } from 'react';
import { TitlesScreen } from '../../features/translations/titles-screen.tsx';
import { loadRooms } from '../../lib/i18n/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

const ChangeDialog = lazyPart(async () => {
  const [{ ChangeDialog: Component }] = await Promise.all([
    import('../../features/changes/change-dialog.tsx'),
    loadRooms(['changes']),
  ]);
  return { default: Component };
});

export function Screen() {
  return (
    <TitlesScreen
      renderChange={(changeId, onClose) => (
        <Suspense fallback={null}>
          <ChangeDialog kind="titles" changeId={changeId} needs="manual-title-management-enabled" onClose={onClose} />
        </Suspense>
      )}
    />
  );
}
