import { type AccountsDeps, listAccounts, type OpenedAccount, openAccount } from '../accounts/index.ts';
import { oneByOne, type TitleEngine } from '../translations/index.ts';

interface EngineDeps extends AccountsDeps {
  readonly enginesOf: (userId: number) => Promise<readonly TitleEngine[]>;
  readonly translationEngine: 'ebay' | 'off';
}

/** The engines of titles that an account sells under, in the order in which they are tried. */
export async function enginesFor(deps: EngineDeps, opened: OpenedAccount): Promise<readonly TitleEngine[]> {
  const own = await deps.enginesOf(opened.account.userId);
  return deps.translationEngine === 'ebay' ? [...own, ...marketplaceEngine(opened)] : own;
}

/**
 * The engines of a business's titles outside a run, in the order in which they are tried; the marketplace's own is asked
 * through the first of its accounts.
 */
export async function titleEnginesOf(deps: EngineDeps, userId: number): Promise<readonly TitleEngine[]> {
  const own = await deps.enginesOf(userId);
  if (deps.translationEngine === 'off' || !deps.connectors.get('ebay')?.translate) return own;
  const account = (await listAccounts(deps.db, userId)).find(({ platform }) => platform === 'ebay');
  if (!account) return own;
  return [...own, ...marketplaceEngine(await openAccount(deps, userId, account.accountId))];
}

function marketplaceEngine({ connector, session }: OpenedAccount): readonly TitleEngine[] {
  const { translate, platform: name } = connector;
  if (!translate) return [];
  return [oneByOne({ name, translate: (request) => translate(session, { ...request, context: 'title' }) })];
}
