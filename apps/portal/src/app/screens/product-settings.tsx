import { Suspense, useState } from 'react';
import { ProducerNumbers } from '../../features/compliance/numbers-panel.tsx';
import { ProductSettingsScreen } from '../../features/product-settings/product-settings-screen.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { EarlierChanges } from '../earlier-changes.tsx';
import { LazyChangeDialog } from '../lazy-change-dialog.tsx';

const SafetyFile = lazyPart(async () => ({
  default: (await import('../../features/compliance/safety-file.tsx')).SafetyFile,
}));

export function Screen() {
  const [changeId, setChangeId] = useState<number | null>(null);
  return (
    <>
      <ProductSettingsScreen
        earlier={<EarlierChanges />}
        numbers={<ProducerNumbers />}
        safetyFile={
          <Suspense fallback={null}>
            <SafetyFile onChange={setChangeId} />
          </Suspense>
        }
        renderChange={(request) => <LazyChangeDialog {...request} />}
      />
      {changeId === null ? null : <LazyChangeDialog changeId={changeId} onClose={() => setChangeId(null)} />}
    </>
  );
}
