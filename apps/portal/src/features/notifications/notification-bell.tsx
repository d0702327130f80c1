import { UnstyledButton } from '@mantine/core';
import { MAX_UNREAD_COUNTED } from '@quayside/contract';
import { IconBell } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import classes from './notifications.module.css';
import { useNotifications } from './use-notifications.ts';

const NotificationPanel = lazyPart(async () => ({
  default: (await import('./notification-panel.tsx')).NotificationPanel,
}));

/** Shows the number of unread notifications and opens them. */
export function NotificationBell() {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const unread = useNotifications().data?.pages[0]?.unread ?? 0;
  const shown = unread >= MAX_UNREAD_COUNTED ? `${format.number(MAX_UNREAD_COUNTED - 1)}+` : format.number(unread);
  return (
    <>
      <UnstyledButton
        className={classes.bell}
        aria-label={unread > 0 ? t('openUnread', { count: unread }) : t('open')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <IconBell size={18} aria-hidden="true" />
        {unread > 0 ? (
          <span className={classes.count} aria-hidden="true">
            {shown}
          </span>
        ) : null}
      </UnstyledButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <NotificationPanel onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
