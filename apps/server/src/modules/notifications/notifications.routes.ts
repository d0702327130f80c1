import { MAX_UNREAD_COUNTED } from '@quayside/contract';
import { notificationsSchemas as schemas } from '@quayside/contract/notifications.schema';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { pageOf, readIdCursor, writeIdCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route, type Who } from '../../platform/http/route.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import * as repository from './notifications.repository.ts';
import { sanitiseNotification } from './sanitise-notification.ts';

const PAGE = 20;

export function notificationRoutes({ db, clock }: { readonly db: Db; readonly clock: Clock }): Route[] {
  const countUnread = async ({ userId, loginId }: Who) =>
    repository.countAfter(db, userId, await repository.findLastRead(db, userId, loginId), MAX_UNREAD_COUNTED);
  return [
    route(schemas.list, async ({ who, query }) => {
      const limit = query.limit ?? PAGE;
      const [rows, read, unread] = await Promise.all([
        repository.listNotifications(db, who.userId, {
          beforeId: query.cursor === undefined ? undefined : readIdCursor(query.cursor),
          limit: limit + 1,
        }),
        repository.findLastRead(db, who.userId, who.loginId),
        countUnread(who),
      ]);
      const { shown, nextCursor } = pageOf(rows, limit, (last) => writeIdCursor(last.id));
      return {
        list: shown.map(({ id, html, createdAt }) => ({
          id,
          html,
          createdAt: createdAt.toISOString(),
          isRead: id <= read,
        })),
        nextCursor,
        unread,
      };
    }),
    route(schemas.create, ({ who, body }) => {
      const html = sanitiseNotification(body.html);
      if (html === '') throw fail('invalid_request', { fields: { 'body.html': 'nothing_allowed' } });
      return withTransaction(db, async (tx) => {
        const { id, createdAt } = await repository.insertNotification(tx, who.userId, html, clock.now());
        await recordHistory(tx, who.userId, [
          {
            actor: actorOf(who),
            entity: 'notification',
            entityId: id,
            field: 'notification',
            before: null,
            after: html,
            why: 'notified',
          },
        ]);
        await emitEvents(tx, who.userId, [{ kind: 'notification', notificationId: id }]);
        return { id, html, createdAt: createdAt.toISOString(), isRead: false };
      });
    }),
    route(schemas.markRead, async ({ who, body }) => {
      await repository.moveMark(db, who.userId, who.loginId, body.up_to);
      return { unread: await countUnread(who) };
    }),
  ];
}
