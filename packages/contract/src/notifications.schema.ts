import { z } from 'zod';
import { notifications } from './notifications.ts';
import { cursor, isoTime, limit, page, schemasFor, userParams } from './schema.ts';

const notification = z.object({ id: z.number().int(), html: z.string(), createdAt: isoTime, isRead: z.boolean() });
const unread = z.number().int().min(0);

export const notificationsSchemas = schemasFor(notifications, {
  list: {
    params: userParams,
    query: z.strictObject({ cursor: cursor.optional(), limit: limit.optional() }),
    output: page(notification).extend({ unread }),
  },
  create: {
    params: userParams,
    body: z.strictObject({ html: z.string().trim().min(1).max(4_000) }),
    output: notification,
  },
  markRead: {
    params: userParams,
    body: z.strictObject({ up_to: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    output: z.object({ unread }),
  },
});
