import type flows from '@quayside/i18n/messages/en/flows.json';

declare module 'i18next' {
  interface MessageRooms {
    flows: typeof flows;
  }
}
