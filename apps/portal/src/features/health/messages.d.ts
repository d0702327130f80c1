import type health from '@quayside/i18n/messages/en/health.json';

declare module 'i18next' {
  interface MessageRooms {
    health: typeof health;
  }
}
