import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useConnection, watchForAnswer } from '../../lib/connection.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { LiveState } from '../../lib/live/live-link.ts';
import classes from './frame.module.css';

/**
 * Says that the displayed data may be stale, and why. It is fixed at the bottom of the window, so that the content does
 * not move. After reconnecting, all displayed data is refetched.
 */
export function ConnectionBar({ live }: { readonly live: LiveState }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const connection = useConnection();
  const before = useRef(connection);
  useEffect(() => {
    if (before.current !== 'there' && connection === 'there') void client.invalidateQueries();
    before.current = connection;
  }, [connection, client]);
  useEffect(() => (connection === 'away' ? watchForAnswer() : undefined), [connection]);
  const words = connection !== 'there' ? t(`live.${connection}`) : live === 'polling' ? t('live.polling') : null;
  return (
    <p role="status" className={words ? classes.connection : undefined}>
      {words}
    </p>
  );
}
