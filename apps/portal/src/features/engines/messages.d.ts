import type engines from '@quayside/i18n/messages/en/engines.json';

declare module 'i18next' {
  interface MessageRooms {
    engines: typeof engines;
  }
}
