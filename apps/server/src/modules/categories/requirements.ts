import type { CategoryRequirements } from '@quayside/connector-kit';
import { platformOfSite, type Site } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { OpenedAccount } from '../accounts/index.ts';
import { keepRequirements, listRequirements } from './requirements.repository.ts';

export type RequirementsOf = (site: Site, categoryId: string) => Promise<CategoryRequirements | undefined>;

/**
 * Reads what a category requires: from the database while the site's categories have the same version, otherwise from
 * the marketplace, once per run. Undefined if the site has no such category.
 */
export function createRequirementsReader(
  db: Db,
  clock: Pick<Clock, 'now'>,
  { connector, session }: Pick<OpenedAccount, 'connector' | 'session'>,
): RequirementsOf {
  const asked = new Map<string, Promise<CategoryRequirements | undefined>>();

  async function read(site: Site, categoryId: string): Promise<CategoryRequirements | undefined> {
    const { platform, categories } = connector;
    const isOwn = categories?.isForOthersOnly === true && platformOfSite(site) === null;
    if (!categories || isOwn) return connector.categoryRequirements(session, site, categoryId);
    const treeVersion = await categories.version(session, site);
    const [known] = await listRequirements(db, platform, [site], [categoryId]);
    if (known?.treeVersion === treeVersion) return known.requirements;
    const requirements = await connector.categoryRequirements(session, site, categoryId);
    if (requirements) await keepRequirements(db, platform, { site, treeVersion, requirements }, clock.now());
    return requirements;
  }

  return (site, categoryId) => {
    const key = `${site} ${categoryId}`;
    const answer = asked.get(key) ?? read(site, categoryId);
    asked.set(key, answer);
    return answer;
  };
}
