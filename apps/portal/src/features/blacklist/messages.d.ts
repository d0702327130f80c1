import type blacklist from '@quayside/i18n/messages/en/blacklist.json';

declare module 'i18next' {
  interface MessageRooms {
    blacklist: typeof blacklist;
  }
}
