import { Button } from '@mantine/core';
import type { ViewColumn, ViewScreen } from '@quayside/contract';
import { IconBookmark } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

const ViewsDialog = lazyPart(async () => ({ default: (await import('./views-dialog.tsx')).ViewsDialog }));

export interface ViewsProps {
  readonly screen: ViewScreen;
  /** What follows the path of the screen in the address now. */
  readonly address: string;
  /** The path of the screen, to which the address of a view is added. */
  readonly path: string;
  /** The columns of the list now, which a view keeps; null for the usual ones, or where nobody can choose. */
  readonly columns?: readonly ViewColumn[] | null;
  /** Shows the columns of the view that is opened. */
  readonly onColumns?: (columns: readonly ViewColumn[]) => void;
}

/** Opens the saved views of a list. */
export function ViewsButton(props: ViewsProps) {
  const { t } = useTranslation('views');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBookmark size={16} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {t('menu')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ViewsDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
