import type accounts from '@quayside/i18n/messages/en/accounts.json';

declare module 'i18next' {
  interface MessageRooms {
    accounts: typeof accounts;
  }
}
