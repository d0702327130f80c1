import { DESCRIPTION_ENGINES, type RunRequest, type TitleEstimate } from '@quayside/contract';
import { platformOfSite } from '@quayside/kernel';
import { saidValues } from '../facts/content/said-values.ts';
import { getItems, selectItemIds } from '../products/index.ts';
import {
  type PlannedStep,
  planTitles,
  titleLimitOf,
  titlesFor,
  wantedTitles,
  wantedValues,
} from '../translations/index.ts';
import { ASKING_STEP, STEP } from './prepare-run.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { countItems, placesOf } from './runs.service.ts';

/** What is known of this many items takes some seconds to read; the others are assumed to be like them. */
const MOST_MEASURED = 1_000;

/**
 * The titles and values that engines would be asked for if the run were prepared now, and what that uses of their
 * budgets. Nothing is asked or stored. Offers of a marketplace's catalogue have its titles; whether an item is one is known only then.
 * @throws account_not_found, item_not_in_selection, nothing_selected, site_not_supported
 */
export async function estimateTitles(
  deps: PublishingDeps,
  userId: number,
  request: RunRequest,
): Promise<TitleEstimate> {
  const { db } = deps;
  const { source, seller, sites } = await placesOf(deps, userId, request);
  const items = await countItems(deps, userId, source, request);
  const connector = deps.connectors.get(seller.platform);
  const isOfCatalogue = connector?.findProducts !== undefined && sites.every((site) => platformOfSite(site) !== null);
  if (request.kind === 'end' || isOfCatalogue)
    return { items, measured: 0, engines: [], unasked: 0, isAnyEngine: false };

  const abroad = sites.filter((site) => site !== seller.sourceSite);
  const limit = titleLimitOf(deps, seller.platform);
  const size = connector?.checkListings ? ASKING_STEP : STEP;
  const steps: PlannedStep[] = [];
  let measured = 0;
  for (let after = 0; measured < MOST_MEASURED; ) {
    const itemIds = await selectItemIds(db, userId, request.selection, after, size);
    const last = itemIds.at(-1);
    if (last === undefined) break;
    const some = await getItems(db, userId, itemIds);
    const titles = await titlesFor(db, userId, some, abroad, limit);
    steps.push({ of: 'titles', wanted: (await wantedTitles(db, userId, some, titles)).wanted });
    const said = await saidValues(db, userId, some, abroad);
    steps.push({ of: 'values', wanted: await wantedValues(db, userId, said) });
    measured += itemIds.length;
    after = last;
  }

  const factor = measured === 0 ? 1 : Math.max(1, items / measured);
  const inAll = (n: number) => Math.ceil(n * factor);
  const engines = await Promise.all(
    (await deps.enginesOf(userId)).map(async (engine) => ({ ...engine, left: await engine.meter?.left() })),
  );
  const planning = engines.map(({ name, batchesOf, meter, left = 0 }) => ({
    ...{ name, batchesOf },
    // The part of the budget that the measured items may use.
    ...(meter ? { meter: { measure: meter.measure, left: left / factor } } : {}),
  }));
  const isByMarketplace = deps.translationEngine === 'ebay' && connector?.translate !== undefined;
  if (isByMarketplace) planning.push({ name: seller.platform, batchesOf: (entries) => entries.map((one) => [one]) });
  const plan = planTitles(planning, steps);
  return {
    ...{ items, measured, unasked: inAll(plan.unasked.titles), isAnyEngine: planning.length > 0 },
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
