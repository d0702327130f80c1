import type optimizer from '@quayside/i18n/messages/en/optimizer.json';

declare module 'i18next' {
  interface MessageRooms {
    optimizer: typeof optimizer;
  }
}
