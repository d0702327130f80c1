/**
 * Why a marketplace does not send its notifications to this installation. Each has a message with advice (`health.notifications.trouble`).
 */
export const NOTIFICATION_TROUBLES = [
  /** The marketplace rejects the address: it requires https and a public host. */
  'address',
  /** The address did not answer the marketplace's challenge. */
  'unproven',
  /** Another application at the marketplace has registered the address. */
  'taken',
  /** The application's notifications go to another address, which this installation did not register. */
  'elsewhere',
  /** The marketplace requires a contact e-mail address for delivery failures. */
  'email',
  /** The application lacks permission for these notifications. */
  'forbidden',
  /** The marketplace rejects the application's id and secret. */
  'keys',
  /** The marketplace could not be reached; Quayside retries. */
  'away',
  /** Any other cause, in the marketplace's words. */
  'refused',
] as const;
export type MarketplaceNotificationTrouble = (typeof NOTIFICATION_TROUBLES)[number];
