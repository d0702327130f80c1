import type tags from '@quayside/i18n/messages/en/tags.json';

declare module 'i18next' {
  interface MessageRooms {
    tags: typeof tags;
  }
}
