import type help from '@quayside/i18n/messages/en/help.json';

declare module 'i18next' {
  interface MessageRooms {
    help: typeof help;
  }
}
