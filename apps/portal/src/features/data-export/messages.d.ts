import type dataExport from '@quayside/i18n/messages/en/data-export.json';

declare module 'i18next' {
  interface MessageRooms {
    'data-export': typeof dataExport;
  }
}
