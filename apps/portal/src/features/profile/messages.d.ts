import type profile from '@quayside/i18n/messages/en/profile.json';

declare module 'i18next' {
  interface MessageRooms {
    profile: typeof profile;
  }
}
