import type publishing from '@quayside/i18n/messages/en/publishing.json';

declare module 'i18next' {
  interface MessageRooms {
    publishing: typeof publishing;
  }
}
