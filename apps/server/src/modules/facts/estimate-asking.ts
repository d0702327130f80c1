import { DESCRIPTION_ENGINES, type TitleEstimate } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import type { Account } from '../accounts/index.ts';
import { getItems } from '../products/index.ts';
import {
  type PlannedStep,
  planTitles,
  titleLimitOf,
  titlesFor,
  wantedTitles,
  wantedValues,
} from '../translations/index.ts';
import { loadHome, saidValues } from './content/said-values.ts';
import type { FactsDeps } from './judging.ts';

export type AskedStep = PlannedStep;

/** The titles and values that engines would be asked for if these items were judged now, in the order of asking. */
export async function findAsked(
  deps: Pick<FactsDeps, 'db' | 'connectors'>,
  { userId, platform }: Account,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<AskedStep[]> {
  const { db } = deps;
  const items = await getItems(db, userId, itemIds);
  const titles = await titlesFor(db, userId, items, sites, titleLimitOf(deps, platform));
  const said = saidValues(await loadHome(db, userId, items), items, sites);
  return [
    { of: 'titles', wanted: (await wantedTitles(db, userId, items, titles)).wanted },
    { of: 'values', wanted: await wantedValues(db, userId, said) },
  ];
}

/**
 * What asking uses of the engines' budgets. Nothing is asked or stored.
 * @param factor how many times the steps are asked in all
 */
export async function estimateAsking(
  deps: Pick<FactsDeps, 'connectors' | 'enginesOf' | 'translationEngine'>,
  { userId, platform }: Account,
  steps: readonly AskedStep[],
  factor: number,
): Promise<Pick<TitleEstimate, 'engines' | 'unasked' | 'isAnyEngine'>> {
  const inAll = (n: number) => Math.ceil(n * factor);
  const engines = await Promise.all(
    (await deps.enginesOf(userId)).map(async (engine) => ({ ...engine, left: await engine.meter?.left() })),
  );
  const planning = engines.map(({ name, batchesOf, meter, left = 0 }) => ({
    ...{ name, batchesOf },
    // The part of the budget that the measured items may use.
    ...(meter ? { meter: { measure: meter.measure, left: left / factor } } : {}),
  }));
  const isByMarketplace = deps.translationEngine === 'ebay' && deps.connectors.get(platform)?.translate !== undefined;
  if (isByMarketplace) planning.push({ name: platform, batchesOf: (entries) => entries.map((one) => [one]) });
  const plan = planTitles(planning, steps);
  return {
    ...{ unasked: inAll(plan.unasked.titles), isAnyEngine: planning.length > 0 },
    engines: planning.flatMap(({ name }, place) => {
      const { titles = 0, values = 0, amount = 0 } = plan.engines[place] ?? {};
      const engine = DESCRIPTION_ENGINES.find((one) => one === name);
      if (engine === undefined || titles + values === 0) return [];
      const { meter, left = 0 } = engines[place] ?? {};
      const cost = meter ? { unit: meter.unit, amount: inAll(amount), budget: meter.budget, left } : null;
      const asked = { titles: inAll(titles), values: inAll(values) };
      return [{ engine, isOperators: meter?.isOperators ?? false, ...asked, cost }];
    }),
  };
}
