import { ConnectorError } from '@quayside/connector-kit';
import { fail } from '../../platform/http/fail.ts';
import { type Account, type AccountsDeps, type OpenedAccount, openAccount } from '../accounts/index.ts';

/** A marketplace that does not respond within this time counts as unavailable. */
const ANSWER_WITHIN_MS = 8_000;

/**
 * Calls the marketplace of an account, with a time limit.
 * @throws account_disconnected, marketplace_unavailable
 */
export async function askMarketplace<T>(
  deps: AccountsDeps,
  { userId, accountId }: Pick<Account, 'userId' | 'accountId'>,
  ask: (opened: OpenedAccount) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(ANSWER_WITHIN_MS);
  try {
    const opened = await openAccount(deps, userId, accountId, limit);
    if (opened.account.tokenState !== 'A') throw fail('account_disconnected');
    return await ask(opened);
  } catch (error) {
    if (!(error instanceof ConnectorError))
      throw limit.aborted ? fail('marketplace_unavailable', { cause: error }) : error;
    throw fail(error.kind === 'auth-expired' ? 'account_disconnected' : 'marketplace_unavailable', { cause: error });
  }
}
