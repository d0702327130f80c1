export type {
  AccountEntry,
  PlatformAccount,
  PlatformView,
  SessionUser,
  TokenStanding,
} from './session-user.schema.ts';

/** How a marketplace classifies the seller of an account. */
export const BUSINESS_TYPES = ['BUSINESS', 'INDIVIDUAL'] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];
