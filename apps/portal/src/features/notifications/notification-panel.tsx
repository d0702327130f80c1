import { NOTIFICATION_TAGS } from '@quayside/contract';
import { useEffect } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMayChange } from '../../lib/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import classes from './notifications.module.css';
import { useMarkRead, useNotifications } from './use-notifications.ts';

/** The notifications, newest first. Opening the panel marks them as read, unless the user is a viewer. */
export function NotificationPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const mayChange = useMayChange();
  const notifications = useNotifications();
  const { mutate: markRead } = useMarkRead();
  const list = notifications.data?.pages.flatMap((page) => page.list) ?? [];
  const newestUnread = list.find(({ isRead }) => !isRead)?.id;
  useEffect(() => {
    if (mayChange && newestUnread !== undefined) markRead(newestUnread);
  }, [mayChange, newestUnread, markRead]);
  return (
    <Dialog title={t('title')} placement="side" onClose={onClose}>
      <ListBody
        list={notifications}
        isEmpty={list.length === 0}
        empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
        skeleton={<Spinner />}
      >
        <ul className={classes.list}>
          {list.map(({ id, html, createdAt }) => (
            <li key={id}>
              <time dateTime={createdAt}>{format.moment(createdAt)}</time>
              <SafeHtml html={html} tags={NOTIFICATION_TAGS} />
            </li>
          ))}
        </ul>
        <ListFoot list={notifications} />
      </ListBody>
    </Dialog>
  );
}
