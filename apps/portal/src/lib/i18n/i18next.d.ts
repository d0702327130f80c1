import type { PlaceNames } from '@quayside/i18n/countries/names';
import type app from '@quayside/i18n/messages/en/app.json';
import type errors from '@quayside/i18n/messages/en/errors.json';
import type frame from '@quayside/i18n/messages/en/frame.json';
import type security from '@quayside/i18n/messages/en/security.json';
import type toasts from '@quayside/i18n/messages/en/toasts.json';
import type widgets from '@quayside/i18n/messages/en/widgets.json';

/** Keys are checked against the English messages, so that a sentence that does not exist does not compile. */
declare module 'i18next' {
  /** By room. The `messages.d.ts` of each feature adds the messages of that room. */
  interface MessageRooms {
    app: typeof app;
    errors: typeof errors;
    frame: typeof frame;
    places: PlaceNames;
    security: typeof security;
    toasts: typeof toasts;
    widgets: typeof widgets;
  }

  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: MessageRooms;
  }
}
