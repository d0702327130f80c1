import { createAmazonConnector } from '@quayside/connector-amazon';
import type { AccountSession, Connector } from '@quayside/connector-kit';
import type { Account } from '../src/modules/accounts/index.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/database/db.ts';
import { buildAccount } from './factories/account.ts';
import type { TestSandbox } from './setup/sandbox.ts';

const requestLog: AccountSession['requestLog'] = { record: () => undefined };

/** Connects one of the sandbox's Amazon shops with its own credentials, as a private application does. */
export async function connectAmazonShop(
  db: Db,
  userId: number,
  sandbox: TestSandbox,
  seller: string,
): Promise<Account> {
  const connector: Connector = createAmazonConnector(sandbox.amazon);
  const credentials = await sandbox.control<Record<string, string>>('amazon/tokens/self-authorise', { seller });
  const { sellers } = await sandbox.control<{ sellers: { username: string; sellerId: string; shopName: string }[] }>(
    'amazon/sellers',
  );
  const found = sellers.find((one) => one.username === seller);
  if (!found || !connector.connectWithCredentials) throw new Error(`There is no shop ${seller}`);
  const token = await connector.connectWithCredentials(
    { ...credentials, sellerId: found.sellerId },
    { clock: systemClock, requestLog },
  );
  return buildAccount(db, userId, {
    platform: 'amazon',
    externalId: found.sellerId,
    username: found.shopName,
    homeSite: 'UK',
    token,
  });
}
