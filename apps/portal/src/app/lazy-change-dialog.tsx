import { Suspense } from 'react';
import type { ChangeDialogProps } from '../features/changes/change-dialog.tsx';
import { loadRooms } from '../lib/i18n/i18n.ts';
import { lazyPart } from '../lib/lazy-part.ts';

const ChangeDialog = lazyPart(async () => {
  const [{ ChangeDialog: Component }] = await Promise.all([
    import('../features/changes/change-dialog.tsx'),
    loadRooms(['changes']),
  ]);
  return { default: Component };
});

/** The dialog of previewed changes for a screen of another feature, loaded when it is opened. */
export function LazyChangeDialog(props: ChangeDialogProps) {
  return (
    <Suspense fallback={null}>
      <ChangeDialog {...props} />
    </Suspense>
  );
}
