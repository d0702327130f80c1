import type notifications from '@quayside/i18n/messages/en/notifications.json';

declare module 'i18next' {
  interface MessageRooms {
    notifications: typeof notifications;
  }
}
