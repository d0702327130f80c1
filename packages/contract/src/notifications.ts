import { defineCall, type UserParams } from './call.ts';
import type { Notification, NotificationPage } from './notifications.schema.ts';

export type { Notification, NotificationPage } from './notifications.schema.ts';

/** HTML tags allowed in a notification. All others are removed before it is stored and again before it is shown. */
export const NOTIFICATION_TAGS = ['p', 'b', 'i', 'em', 'strong', 'a', 'br', 'ul', 'ol', 'li'] as const;

/** Counting stops at this number. */
export const MAX_UNREAD_COUNTED = 100;

export const notifications = {
  list: defineCall<{ params: UserParams; query: { cursor?: string; limit?: number } }, NotificationPage>({
    id: 'notifications.list',
    method: 'GET',
    path: '/v1/users/{id}/notifications',
    userParam: 'id',
    summary: 'Notifications, newest first',
  }),
  create: defineCall<{ params: UserParams; body: { html: string } }, Notification>({
    id: 'notifications.create',
    method: 'POST',
    path: '/v1/users/{id}/notifications',
    userParam: 'id',
    summary: 'Notify the user that is acted for',
    access: 'admin',
    status: 201,
  }),
  markRead: defineCall<{ params: UserParams; body: { up_to: number } }, { readonly unread: number }>({
    id: 'notifications.markRead',
    method: 'PUT',
    path: '/v1/users/{id}/notifications/read',
    userParam: 'id',
    summary: 'Mark a notification and all before it as read',
  }),
};
