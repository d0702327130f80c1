import { type DescriptionEngine, TRANSLATED_CHOICES } from '@quayside/contract';
import type { Db } from '../../platform/database/db.ts';
import { type AccountsDeps, listAccounts, openAccount } from '../accounts/index.ts';
import type { EngineFor } from '../engines/index.ts';
import { oneByOne } from '../translations/index.ts';
import type { Setting } from './setting.ts';

export interface EngineDeps extends AccountsDeps {
  /** An engine of a business or of the operator, or why it cannot be asked now. */
  readonly engineFor: (userId: number, engine: Exclude<DescriptionEngine, 'ebay'>) => Promise<EngineFor>;
  /** The names of the engines that a business has set up, in their order, and of the operator's. */
  readonly engineNames: (db: Db, userId: number) => Promise<readonly DescriptionEngine[]>;
  readonly translationEngine: 'ebay' | 'off';
}

/** What the choice of an engine needs. */
export type ChoiceDeps = Pick<EngineDeps, 'connectors' | 'engineNames' | 'translationEngine'>;

/** The account through which eBay is asked to translate. */
async function ebayAccountOf({ connectors, translationEngine }: ChoiceDeps, db: Db, userId: number) {
  if (translationEngine === 'off' || !connectors.get('ebay')?.translate) return undefined;
  return (await listAccounts(db, userId)).find(({ platform }) => platform === 'ebay');
}

/** The engines that a business may choose for its descriptions. */
export async function enginesToChoose(deps: ChoiceDeps, db: Db, userId: number): Promise<DescriptionEngine[]> {
  const own = await deps.engineNames(db, userId);
  const account = await ebayAccountOf(deps, db, userId);
  return [...own, ...(account ? ['ebay' as const] : [])];
}

/** An engine for a business's descriptions, or why it cannot be asked now. */
export async function engineOf(deps: EngineDeps, userId: number, name: DescriptionEngine): Promise<EngineFor> {
  if (name !== 'ebay') return deps.engineFor(userId, name);
  const account = await ebayAccountOf(deps, deps.db, userId);
  if (!account) return { why: 'not_set_up' };
  const { connector, session } = await openAccount(deps, userId, account.accountId);
  const { translate } = connector;
  if (!translate) return { why: 'not_set_up' };
  return {
    engine: oneByOne({ name, translate: (request) => translate(session, { ...request, context: 'description' }) }),
  };
}

/** Whether the choice has the engine that it needs, and no other. */
export const isSound = ({ choice, engine }: Setting, mayChoose: readonly DescriptionEngine[]): boolean =>
  TRANSLATED_CHOICES.includes(choice) ? engine !== null && mayChoose.includes(engine) : engine === null;
