import { ConnectorError } from '@quayside/connector-kit';
import type { SafetyLabelChoices } from '@quayside/contract';
import { HAZARD_SITES } from '@quayside/kernel/hazards';
import { fail } from '../../platform/http/fail.ts';
import { type AccountsDeps, listAccounts, openAccount } from '../accounts/index.ts';

/** A marketplace that does not answer within this time counts as unavailable. */
const ANSWER_WITHIN_MS = 8_000;

/**
 * The codes of hazards and warnings with the words of the seller's home site, or of the British one where the home site has none. Null
 * without a connected account whose marketplace shows them.
 * @throws marketplace_unavailable, account_disconnected
 */
export async function readSafetyLabels(deps: AccountsDeps, userId: number): Promise<SafetyLabelChoices> {
  const account = (await listAccounts(deps.db, userId)).find(
    ({ platform, tokenState }) => tokenState === 'A' && deps.connectors.get(platform)?.safetyLabels !== undefined,
  );
  if (!account) return { site: null, labels: null };
  const site = HAZARD_SITES.includes(account.sourceSite) ? account.sourceSite : 'UK';
  const limit = AbortSignal.timeout(ANSWER_WITHIN_MS);
  try {
    const { connector, session } = await openAccount(deps, userId, account.accountId, limit);
    return { site, labels: (await connector.safetyLabels?.(session, site)) ?? null };
  } catch (error) {
    if (!(error instanceof ConnectorError))
      throw limit.aborted ? fail('marketplace_unavailable', { cause: error }) : error;
    throw fail(error.kind === 'auth-expired' ? 'account_disconnected' : 'marketplace_unavailable', { cause: error });
  }
}
