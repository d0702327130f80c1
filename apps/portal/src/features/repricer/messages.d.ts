import type repricer from '@quayside/i18n/messages/en/repricer.json';

declare module 'i18next' {
  interface MessageRooms {
    repricer: typeof repricer;
  }
}
