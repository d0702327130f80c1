import type onboarding from '@quayside/i18n/messages/en/onboarding.json';

declare module 'i18next' {
  interface MessageRooms {
    onboarding: typeof onboarding;
  }
}
