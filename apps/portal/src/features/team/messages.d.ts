import type team from '@quayside/i18n/messages/en/team.json';

declare module 'i18next' {
  interface MessageRooms {
    team: typeof team;
  }
}
