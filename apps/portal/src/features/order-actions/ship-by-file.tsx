import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useUser } from '../../lib/session.ts';

const ShipFileDialog = lazyPart(async () => ({ default: (await import('./ship-file-dialog.tsx')).ShipFileDialog }));

/**
 * The button that opens the dialog. The dialog's code loads separately, so that the order list does not wait for it.
 */
export function ShipByFile() {
  const { t } = useTranslation('order-actions');
  const [isOpen, setIsOpen] = useState(false);
  if (!useUser().settings['shipments-enabled']) return null;
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('file.open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ShipFileDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
