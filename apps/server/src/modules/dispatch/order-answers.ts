import type { AccountSession, Connector, OrderAnswer, Outcome } from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import type { OpenAccount } from './ports.ts';

/** The connectors with their writes: what this room alone is given. */
type Writers = ReadonlyMap<Platform, Connector>;

/** Tells marketplaces which of the orders that they hold the seller takes. */
export interface OrderAnswers {
  /** Whether the platform holds orders until they are answered. */
  areAwaited(platform: Platform): boolean;
  /** One outcome for each answer, in order. Telling the same again changes nothing there. @throws ConnectorError */
  tell(platform: Platform, session: AccountSession, answers: readonly OrderAnswer[]): Promise<readonly Outcome<void>[]>;
}

export function createOrderAnswers(writers: Writers): OrderAnswers {
  const answerOf = (platform: Platform) => writers.get(platform)?.answerOrders;
  return {
    areAwaited: (platform) => answerOf(platform) !== undefined,
    tell: async (platform, session, answers) => (await answerOf(platform)?.(session, answers)) ?? [],
  };
}

/** An account that was opened for reading, with the connector that also writes. @throws where its platform has none here */
export function withWrites(
  writers: Writers,
  opened: Omit<OpenAccount, 'connector'> & { readonly account: { readonly platform: Platform } },
): OpenAccount {
  const connector = writers.get(opened.account.platform);
  if (!connector) throw new Error(`No connector writes to ${opened.account.platform}`);
  return { connector, session: opened.session, consent: opened.consent };
}
