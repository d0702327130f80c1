import type charts from '@quayside/i18n/messages/en/charts.json';

declare module 'i18next' {
  interface MessageRooms {
    charts: typeof charts;
  }
}
