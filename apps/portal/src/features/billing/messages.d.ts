import type billing from '@quayside/i18n/messages/en/billing.json';

declare module 'i18next' {
  interface MessageRooms {
    billing: typeof billing;
  }
}
