import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useChosenColumns } from './chosen-columns.ts';
import type { Density } from './product-view.ts';
import { useProductColumns } from './use-product-columns.tsx';

const ColumnsDialog = lazyPart(async () => ({ default: (await import('./columns-dialog.tsx')).ColumnsDialog }));

/** Opens the choice of columns. */
export function ColumnsButton({ density }: { readonly density: Density }) {
  const { t } = useTranslation('products');
  const [isOpen, setIsOpen] = useState(false);
  const all = useProductColumns(density);
  const chosen = useChosenColumns();
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('columns.open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ColumnsDialog all={all} chosen={chosen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
