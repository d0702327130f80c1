import type productSettings from '@quayside/i18n/messages/en/product-settings.json';

declare module 'i18next' {
  interface MessageRooms {
    'product-settings': typeof productSettings;
  }
}
