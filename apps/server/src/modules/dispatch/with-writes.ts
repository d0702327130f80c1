import type { Connector } from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import type { OpenAccount } from './ports.ts';

/** The connectors with their write methods. Only this room gets them. */
export type Writers = ReadonlyMap<Platform, Connector>;

/** An account that was opened for reading. */
export type ReadableAccount = Omit<OpenAccount, 'connector'> & { readonly account: { readonly platform: Platform } };

/** Whether a platform keeps orders on hold until the seller accepts or declines them. */
export function awaitsAnswers(writers: Writers, platform: Platform): boolean {
  return writers.get(platform)?.answerOrders !== undefined;
}

/** Whether shipments can be confirmed to a platform. */
export function acceptsShipments(writers: Writers, platform: Platform): boolean {
  return writers.get(platform)?.ship !== undefined;
}

/**
 * Adds the write connector to an account that was opened for reading.
 * @throws if this installation has none for the platform
 */
export function withWrites(writers: Writers, opened: ReadableAccount): OpenAccount {
  const connector = writers.get(opened.account.platform);
  if (!connector) throw new Error(`No connector writes to ${opened.account.platform}`);
  return { connector, session: opened.session, consent: opened.consent };
}
