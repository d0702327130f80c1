import type termsOfService from '@quayside/i18n/messages/en/terms-of-service.json';

declare module 'i18next' {
  interface MessageRooms {
    'terms-of-service': typeof termsOfService;
  }
}
