import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection, watchForAnswer } from '../../lib/connection.ts';
import type { LiveState } from '../../lib/live/live-link.ts';
import classes from './frame.module.css';

/**
 * Says that what stands on the screen may be old, and why. It lies at the foot of the window: nothing moves under the pointer when it
 * comes or goes. Once there is a connection again, everything on the screen is read anew.
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
