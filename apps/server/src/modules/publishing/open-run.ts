import type { OpenedAccount } from '../accounts/index.ts';
import { type Judging, noteSold, openJudging, titleKey } from '../facts/index.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { listTitles } from './run-items.repository.ts';
import type { RunRow } from './runs.repository.ts';
import { listSoldGtins } from './sold-gtins.repository.ts';

/** What a listing run is judged with. After a crash, what the run has judged so far counts; its items are not prepared again. */
export async function openRun(deps: PublishingDeps, opened: OpenedAccount, run: RunRow): Promise<Judging> {
  const judging = await openJudging(deps, opened, run.sites);
  for (const { site, title, itemId, sku } of await listTitles(deps.db, run.userId, run.runId)) {
    judging.titles.set(titleKey(site, title), { itemId, sku });
  }
  const { catalogue } = judging;
  if (catalogue) {
    for (const { itemId, gtin } of await listSoldGtins(deps.db, run)) noteSold(catalogue, itemId, [{ gtin }]);
  }
  return judging;
}
