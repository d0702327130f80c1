import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { ViewsProps } from './views-dialog.tsx';

const ViewsDialog = lazyPart(async () => ({ default: (await import('./views-dialog.tsx')).ViewsDialog }));

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
