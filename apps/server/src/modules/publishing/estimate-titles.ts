import type { RunRequest, TitleEstimate } from '@quayside/contract';
import { platformOfSite } from '@quayside/kernel';
import { estimateAsking } from '../facts/index.ts';
import { selectItemIds } from '../products/index.ts';
import { ASKING_STEP, STEP } from './prepare-run.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { countItems, placesOf } from './runs.service.ts';

/**
 * The titles and values that engines would be asked for if the run were prepared now, and what that uses of their
 * budgets. Offers of a marketplace's catalogue have its titles; whether an item is one is known only then.
 * @throws account_not_found, item_not_in_selection, nothing_selected, site_not_supported
 */
export async function estimateTitles(
  deps: PublishingDeps,
  userId: number,
  request: RunRequest,
): Promise<TitleEstimate> {
  const { source, seller, sites } = await placesOf(deps, userId, request);
  const items = await countItems(deps, userId, source, request);
  const connector = deps.connectors.get(seller.platform);
  const isOfCatalogue = connector?.findProducts !== undefined && sites.every((site) => platformOfSite(site) !== null);
  if (request.kind === 'end' || isOfCatalogue)
    return { items, measured: 0, engines: [], unasked: 0, isAnyEngine: false };

  const abroad = sites.filter((site) => site !== seller.sourceSite);
  const size = connector?.checkListings ? ASKING_STEP : STEP;
  return estimateAsking(deps, seller, abroad, items, (after) =>
    selectItemIds(deps.db, userId, request.selection, after, size),
  );
}
