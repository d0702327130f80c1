/**
 * Why a marketplace does not send its notifications here. Each has its words and what helps in the messages (`health.notifications.trouble`).
 */
export const NOTIFICATION_TROUBLES = [
  /** The marketplace takes no such address: it asks for https and a public host. */
  'address',
  /** The address did not answer the marketplace's challenge. */
  'unproven',
  /** Another application at the marketplace has registered the address. */
  'taken',
  /** The application's notifications go to another address, which this installation did not register. */
  'elsewhere',
  /** The marketplace asks for a mailbox to write to when notifications do not arrive. */
  'email',
  /** The application may not have these notifications. */
  'forbidden',
  /** The marketplace does not accept the application's id and secret. */
  'keys',
  /** The marketplace could not be asked; it is asked again. */
  'away',
  /** Anything else, in the marketplace's words. */
  'refused',
] as const;
export type MarketplaceNotificationTrouble = (typeof NOTIFICATION_TROUBLES)[number];
