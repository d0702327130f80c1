import type views from '@quayside/i18n/messages/en/views.json';

declare module 'i18next' {
  interface MessageRooms {
    views: typeof views;
  }
}
