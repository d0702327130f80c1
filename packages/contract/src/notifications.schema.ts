import { z } from 'zod';
import { notifications } from './notifications.ts';
import { cursor, isoTime, limit, page, schemasFor, userParams, visibleText } from './schema.ts';

const notification = z.object({
  id: z.number().int(),
  /** Contains only NOTIFICATION_TAGS; links have an address and no other attribute. */
  html: z.string(),
  createdAt: isoTime,
  /** Whether the calling login has read it. */
  isRead: z.boolean(),
});
export type Notification = z.output<typeof notification>;

const unread = z.number().int().min(0);

const notificationPage = page(notification).extend({
  /** The number that the calling login has not read, at most `MAX_UNREAD_COUNTED`. */
  unread,
});
export type NotificationPage = z.output<typeof notificationPage>;

export const notificationsSchemas = schemasFor(notifications, {
  list: {
    params: userParams,
    query: z.strictObject({ cursor: cursor.optional(), limit: limit.optional() }),
    output: notificationPage,
  },
  create: {
    params: userParams,
    body: z.strictObject({ html: visibleText(4_000) }),
    output: notification,
  },
  markRead: {
    params: userParams,
    body: z.strictObject({ up_to: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    output: z.object({ unread }),
  },
});
