import type costs from '@quayside/i18n/messages/en/costs.json';

declare module 'i18next' {
  interface MessageRooms {
    costs: typeof costs;
  }
}
