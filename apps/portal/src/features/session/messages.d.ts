import type session from '@quayside/i18n/messages/en/session.json';

declare module 'i18next' {
  interface MessageRooms {
    session: typeof session;
  }
}
