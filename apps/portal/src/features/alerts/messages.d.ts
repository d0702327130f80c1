import type alerts from '@quayside/i18n/messages/en/alerts.json';

declare module 'i18next' {
  interface MessageRooms {
    alerts: typeof alerts;
  }
}
