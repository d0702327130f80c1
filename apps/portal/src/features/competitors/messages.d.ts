import type competitors from '@quayside/i18n/messages/en/competitors.json';

declare module 'i18next' {
  interface MessageRooms {
    competitors: typeof competitors;
  }
}
