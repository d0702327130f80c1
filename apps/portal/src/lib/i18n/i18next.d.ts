import type { PlaceNames } from '@quayside/i18n/countries/names';
import type app from '@quayside/i18n/messages/en/app.json';
import type files from '@quayside/i18n/messages/en/files.json';
import type frame from '@quayside/i18n/messages/en/frame.json';
import type security from '@quayside/i18n/messages/en/security.json';
import type toasts from '@quayside/i18n/messages/en/toasts.json';
import type widgets from '@quayside/i18n/messages/en/widgets.json';

type ScreenOf<Messages> = Messages extends { screens: infer Names } ? keyof Names : never;

/** Keys are checked against the English messages, so that an unknown key does not compile. */
declare module 'i18next' {
  /**
   * Messages by room. Each feature's `messages.d.ts` adds its own room; screens do not see its `errors` and `screens`.
   */
  interface MessageRooms {
    app: typeof app;
    places: PlaceNames;
    security: typeof security;
    toasts: typeof toasts;
    files: typeof files;
    widgets: typeof widgets;
  }

  /** The frame has the screen names of all rooms: the build's `room-messages.ts` puts them there. */
  interface FrameRoom {
    frame: Omit<typeof frame, 'screens'> & {
      screens: Record<ScreenOf<MessageRooms[keyof MessageRooms] | typeof frame>, string>;
    };
  }

  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: { [Room in keyof MessageRooms]: Omit<MessageRooms[Room], 'errors' | 'screens'> } & FrameRoom;
  }
}
