import type surveys from '@quayside/i18n/messages/en/surveys.json';

declare module 'i18next' {
  interface MessageRooms {
    surveys: typeof surveys;
  }
}
