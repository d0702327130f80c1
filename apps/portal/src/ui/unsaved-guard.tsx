import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Dialog } from './dialog.tsx';

/**
 * Asks before unsaved edits are lost: with a dialog when a link of the portal is followed, and with the browser's own
 * prompt when the page is closed or reloaded. Mount it while there are unsaved edits.
 */
export function UnsavedGuard() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const [leadsTo, setLeadsTo] = useState<string | null>(null);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const hold = (event: MouseEvent) => {
      const address = addressOf(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      setLeadsTo(address);
    };
    window.addEventListener('beforeunload', ask);
    document.addEventListener('click', hold, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('click', hold, { capture: true });
    };
  }, []);
  if (leadsTo === null) return null;
  return (
    <Dialog
      title={t('unsaved.title')}
      onClose={() => setLeadsTo(null)}
      footer={
        <>
          <Button variant="default" onClick={() => setLeadsTo(null)}>
            {t('unsaved.stay')}
          </Button>
          <Button color="red" onClick={() => navigate(leadsTo)}>
            {t('unsaved.leave')}
          </Button>
        </>
      }
    >
      <p>{t('unsaved.text')}</p>
    </Dialog>
  );
}

/** The target of a plain click on a link of the portal; null for any other click. */
function addressOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.origin !== window.location.origin) return null;
  const address = link.pathname + link.search + link.hash;
  return link.pathname === window.location.pathname ? null : address;
}
