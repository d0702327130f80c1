import type dashboards from '@quayside/i18n/messages/en/dashboards.json';

declare module 'i18next' {
  interface MessageRooms {
    dashboards: typeof dashboards;
  }
}
