/** One message file per room and language. `app` holds the frame around the rooms and the words that all share. */
export const MESSAGE_ROOMS = [
  'app',
  'frame',
  'widgets',
  'session',
  'security',
  'entitlements',
  'team',
  'acting',
  'onboarding',
  'dashboards',
  'products',
  'publishing',
  'orders',
  'accounts',
  'health',
  'pricing',
  'glossary',
  'history',
  'toasts',
  'terms-of-service',
  'alerts',
  'notifications',
  'surveys',
  'support',
  'errors',
  'mail',
] as const;
export type MessageRoom = (typeof MESSAGE_ROOMS)[number];

/** Messages nest by the dots of their keys; a leaf is text with `{{variables}}`. */
export interface Messages {
  readonly [key: string]: string | Messages;
}
