import type orderActions from '@quayside/i18n/messages/en/order-actions.json';

declare module 'i18next' {
  interface MessageRooms {
    'order-actions': typeof orderActions;
  }
}
