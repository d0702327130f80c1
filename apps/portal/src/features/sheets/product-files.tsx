import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { loadRooms } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { ProductFilesProps } from './export-dialog.tsx';

const ExportDialog = lazyPart(async () => {
  const [{ ExportDialog: Component }] = await Promise.all([import('./export-dialog.tsx'), loadRooms(['sheets'])]);
  return { default: Component };
});

const ImportDialog = lazyPart(async () => {
  const [{ ImportDialog: Component }] = await Promise.all([
    import('./import-dialog.tsx'),
    loadRooms(['sheets', 'files', 'widgets']),
  ]);
  return { default: Component };
});

/** Writes products into files, and reads files of them. */
export function ProductFiles({
  renderChange,
  ...props
}: ProductFilesProps & {
  /** Renders the preview of what a file changes. */
  readonly renderChange: (changeId: number, onClose: () => void) => ReactNode;
}) {
  const { t } = useTranslation('products');
  const [isWriting, setIsWriting] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const endReading = () => setIsReading(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsWriting(true)}>
        {t('files.export')}
      </Button>
      <Button variant="default" onClick={() => setIsReading(true)}>
        {t('files.import')}
      </Button>
      <Suspense fallback={null}>
        {isWriting ? <ExportDialog {...props} onClose={() => setIsWriting(false)} /> : null}
        {isReading ? (
          <ImportDialog onClose={endReading} renderChange={(changeId) => renderChange(changeId, endReading)} />
        ) : null}
      </Suspense>
    </>
  );
}
