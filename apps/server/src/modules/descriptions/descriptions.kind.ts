import { descriptions } from '@quayside/contract';
import { SITES, type Site } from '@quayside/kernel';
import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { byKey, type ChangedRow, concernsMore, type HeldValue, type Kind, type Objection } from '../changes/index.ts';
import { countFound, type FollowDeps, keepFollowers, lockQueueing } from '../listings/index.ts';
import { changing } from './described-listings.repository.ts';
import * as repository from './descriptions.repository.ts';
import { type ChoiceDeps, enginesToChoose, isSound } from './engine-choice.ts';
import { isSame, type Setting, STANDARD } from './setting.ts';
import { keepTranslated } from './translated-texts.ts';

const settings = z.object({ site: z.enum(SITES as [Site]) });
type Settings = z.output<typeof settings>;

/** How a site's listings are described, before and after. @param listings the live ones that change */
export function descriptionRow(site: Site, before: Setting, after: Setting, listings: number): ChangedRow<Setting> {
  return { key: site, itemId: null, site, sku: null, label: site, before, after, listings };
}

/** What the history keeps: the choice, and the template's text. */
function recordOf(setting: Setting): object | null {
  const { choice, engine, template } = setting;
  return isSame(setting, STANDARD) ? null : { choice, ...(engine ? { engine } : {}), template };
}

/** How the listings of a site are described: what the descriptions hold, which engine translates, and the template. */
export function descriptionsKind(deps: ChoiceDeps & FollowDeps): Kind<Settings, Setting> {
  /** The live listings that change with each row. */
  async function countLive(tx: Tx, userId: number, site: Site, rows: readonly ChangedRow<Setting>[]) {
    const live = new Map<string, number>();
    for (const { key, before, after } of rows) {
      live.set(key, (await countFound(tx, changing(userId, site, before, after))).live);
    }
    return live;
  }

  return {
    name: 'descriptions',
    settings,
    call: descriptions.update,
    isWhole: true,
    field: 'description',
    why: () => 'description_chosen',
    entityOf: (_row, userId) => ({ entity: 'user', entityId: userId }),
    shown: ({ choice, template }) => ({ word: choice, text: template }),
    recorded: recordOf,

    async judge(tx, { userId, settings: { site } }, rows) {
      const live = await countLive(tx, userId, site, rows);
      return byKey(rows, ({ key, before, after }): Objection | undefined => {
        if (isSame(before, after)) return { verdict: 'refused', reason: 'unchanged' };
        const listings = live.get(key);
        return listings ? { verdict: 'warned', reason: 'live', listings } : undefined;
      });
    },

    async hold(tx, { userId, settings: { site } }, rows) {
      await lockQueueing(tx, userId);
      await repository.lockDescriptions(tx, userId);
      const value = (await repository.descriptionSettingsOf(tx, userId))(site);
      const engines = await enginesToChoose(deps, tx, userId);
      const live = await countLive(tx, userId, site, rows);
      return byKey(rows, (row): HeldValue<Setting> => {
        if (!isSound(row.after, engines)) return { value, reason: 'no_engine' };
        return { value, reason: concernsMore(row, live.get(row.key) ?? 0) ? 'more_listings' : undefined };
      });
    },

    async apply(tx, { userId, settings: { site } }, rows) {
      for (const { before, after } of rows) {
        const found = changing(userId, site, before, after);
        await (after.engine ? keepTranslated : keepFollowers)(tx, deps, userId, found);
        await repository.saveSetting(tx, userId, site, after);
      }
      return { events: [{ kind: 'user' }] };
    },
  };
}
