import type { TaxesInput, TaxesPreview } from '@quayside/contract';
import type { OfferTaxes, TaxSettings } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { type AccountsDeps, getAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { type FollowDeps, foundOf, keepFollowers, lockQueueing, ON_SITE } from '../listings/index.ts';
import { countTaxChange } from './count-change.ts';
import * as repository from './taxes.repository.ts';

export interface TaxesDeps extends FollowDeps {
  readonly db: Db;
  readonly connectors: AccountsDeps['connectors'];
}

/** The requested taxes: a default, and the rules, which replace all others. */
type Asked = TaxSettings & { readonly standard: OfferTaxes; readonly rules: readonly repository.NewTaxRule[] };

/** @throws account_not_found if the account is not the seller's, or its marketplace requires no taxes with offers */
export async function requireTaxed({ db, connectors }: TaxesDeps, userId: number, accountId: number): Promise<void> {
  const account = await getAccount(db, userId, accountId);
  const connector = account && connectors.get(account.platform);
  if (!connector?.capabilities.statesTaxes) throw fail('account_not_found');
}

/** @throws account_not_found, item_not_found */
export async function previewTaxes(
  deps: TaxesDeps,
  userId: number,
  accountId: number,
  input: TaxesInput,
): Promise<TaxesPreview> {
  await requireTaxed(deps, userId, accountId);
  await requireItems(deps.db, userId, input);
  const before = await repository.getTaxes(deps.db, userId, accountId);
  const { changed, freed } = await countTaxChange(deps.db, { userId, accountId }, before, askedOf(input));
  return { expected: changed.length, freed: freed.length };
}

/**
 * Stores what the seller confirmed, if it changes as many live offers as the seller was shown. They follow in the
 * background.
 * @throws account_not_found, item_not_found, taxes_changed
 */
export async function updateTaxes(
  deps: TaxesDeps,
  who: Who,
  accountId: number,
  { expected, ...input }: TaxesInput & { readonly expected: number },
): Promise<void> {
  await requireTaxed(deps, who.userId, accountId);
  await requireItems(deps.db, who.userId, input);
  await withTransaction(deps.db, async (tx) => {
    await lockQueueing(tx, who.userId);
    await repository.lockTaxes(tx, who.userId, accountId);
    await store(tx, deps, who, accountId, { asked: askedOf(input), expected });
  });
}

/**
 * Stores the default that a seller confirms while connecting an account. Rules are kept. Call it before every lock on items or
 * listings.
 * @throws taxes_changed
 */
export async function confirmStandardTaxes(
  tx: Tx,
  deps: FollowDeps,
  who: Who,
  accountId: number,
  { standard, expected }: { readonly standard: OfferTaxes; readonly expected: number },
): Promise<void> {
  await lockQueueing(tx, who.userId);
  await repository.lockTaxes(tx, who.userId, accountId);
  const { rules } = await repository.getTaxes(tx, who.userId, accountId);
  await store(tx, deps, who, accountId, { asked: { standard, rules }, expected });
}

async function store(
  tx: Tx,
  deps: FollowDeps,
  who: Who,
  accountId: number,
  { asked, expected }: { readonly asked: Asked; readonly expected: number },
): Promise<void> {
  const { userId } = who;
  const account = { userId, accountId };
  const before = await repository.getTaxes(tx, userId, accountId);
  const { changed, freed } = await countTaxChange(tx, account, before, asked);
  if (changed.length !== expected) throw fail('taxes_changed', { vars: { actual: changed.length } });
  await repository.saveStandard(tx, userId, accountId, asked.standard);
  await repository.replaceRules(tx, userId, accountId, asked.rules);
  await recordHistory(tx, userId, [
    {
      actor: actorOf(who),
      entity: 'account',
      entityId: accountId,
      field: 'taxes',
      before: wordsOf(before),
      after: { ...wordsOf(asked), offers: changed.length },
      why: 'taxes_confirmed',
    },
  ]);
  const found = foundOf(userId, [...ON_SITE, 'B'], { accountId, itemIds: [...changed, ...freed] });
  await keepFollowers(tx, deps, userId, found, ['taxes']);
  await emitEvents(tx, userId, [{ kind: 'account', accountId }]);
}

async function requireItems(db: Db, userId: number, { rules }: TaxesInput): Promise<void> {
  const itemIds = rules.flatMap(({ item_id }) => item_id ?? []);
  if (itemIds.length === 0) return;
  const known = await repository.findItemIds(db, userId, itemIds);
  if (itemIds.some((itemId) => !known.has(itemId))) throw fail('item_not_found');
}

function askedOf({ standard, rules }: TaxesInput): Asked {
  return {
    standard: { vatRate: standard.vat_rate, ecoTax: standard.eco_tax },
    rules: rules.map(({ vat_rate: vatRate, eco_tax: ecoTax, category, item_id: itemId }) =>
      category
        ? { vatRate, ecoTax, categoryId: category.id, categoryPath: category.path, itemId: null }
        : { vatRate, ecoTax, categoryId: null, categoryPath: null, itemId: itemId ?? 0 },
    ),
  };
}

/** The rates and the number of rules, as recorded in the history. */
function wordsOf({ standard, rules }: TaxSettings): object | null {
  if (!standard) return null;
  return { vat_rate: standard.vatRate, eco_tax: standard.ecoTax, rules: rules.length };
}
