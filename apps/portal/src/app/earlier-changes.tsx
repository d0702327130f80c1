import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { LazyChangeDialog } from './lazy-change-dialog.tsx';

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
