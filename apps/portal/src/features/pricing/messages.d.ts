import type pricing from '@quayside/i18n/messages/en/pricing.json';

declare module 'i18next' {
  interface MessageRooms {
    pricing: typeof pricing;
  }
}
