import type changes from '@quayside/i18n/messages/en/changes.json';

declare module 'i18next' {
  interface MessageRooms {
    changes: typeof changes;
  }
}
