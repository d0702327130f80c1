import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { LazyChangeDialog } from './lazy-change-dialog.tsx';
import type { ScreenModule } from './screen-module.ts';

/** The one place of all previewed changes of the business: opens the list of earlier ones. */
export function EarlierChanges() {
  const { t } = useTranslation('app');
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    // An undo may have changed anything on the screen.
    void client.invalidateQueries();
  };
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('earlierChanges')}
      </Button>
      {isOpen ? <LazyChangeDialog changeId={null} onClose={close} /> : null}
    </>
  );
}

/** A screen of a feature whose header leads to the earlier changes. */
export function withEarlierChanges(Screen: ComponentType<{ readonly earlier: ReactNode }>): ScreenModule {
  return { Screen: () => <Screen earlier={<EarlierChanges />} /> };
}
