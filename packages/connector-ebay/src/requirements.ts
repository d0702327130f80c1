import { type AccountSession, type CategoryRequirements, failedBy } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { EbayClient } from './client.ts';
import type { Aspect } from './wire.ts';

/** A tree's version changes a few times a year. A stale tree costs at most one rejected listing. */
const TREE_LIFETIME_MS = 86_400_000;
/** Cached categories: many times those of one shop on all its sites. A category's response is a few kilobytes. */
const LARGEST_CACHE = 2_000;
/** Not in the tree, the root, or not a leaf: nothing can be listed there. */
const NO_SUCH_CATEGORY = new Set(['62005', '62008', '62009']);

export type ReadRequirements = (
  session: AccountSession,
  site: Site,
  categoryId: string,
) => Promise<CategoryRequirements | undefined>;

/** Reads requirements by tree version and category, with an LRU cache. */
export function createRequirements(client: EbayClient): ReadRequirements {
  const trees = new Map<Site, { readAt: number; tree: Promise<{ id: string; version: string } | undefined> }>();
  const cache = new Map<string, Promise<CategoryRequirements | undefined>>();

  function treeOf(session: AccountSession, site: Site) {
    const now = session.clock.now().getTime();
    const held = trees.get(site);
    if (held && now - held.readAt < TREE_LIFETIME_MS) return held.tree;
    const tree = client.getDefaultCategoryTree(session, site).then((answer) => {
      if (!answer?.categoryTreeId) return undefined;
      return { id: answer.categoryTreeId, version: answer.categoryTreeVersion ?? '' };
    });
    trees.set(site, { readAt: now, tree });
    tree.catch(() => trees.delete(site));
    return tree;
  }

  return async (session, site, categoryId) => {
    const tree = await treeOf(session, site);
    if (!tree) return undefined;
    const key = `${tree.id} ${tree.version} ${categoryId}`;
    const requirements = cache.get(key) ?? readAspects(client, session, site, tree.id, categoryId);
    cache.delete(key);
    cache.set(key, requirements);
    requirements.catch(() => cache.delete(key));
    if (cache.size > LARGEST_CACHE) {
      for (const oldest of cache.keys()) {
        cache.delete(oldest);
        break;
      }
    }
    return requirements;
  };
}

async function readAspects(
  client: EbayClient,
  session: AccountSession,
  site: Site,
  treeId: string,
  categoryId: string,
): Promise<CategoryRequirements | undefined> {
  try {
    const answer = await client.getItemAspects(session, site, treeId, categoryId);
    // eBay sends an empty response for a category without requirements.
    return toRequirements(categoryId, answer?.aspects ?? []);
  } catch (error) {
    const cause = failedBy(error).error;
    if (cause.kind === 'not-found' || NO_SUCH_CATEGORY.has(cause.code ?? '')) return undefined;
    throw cause;
  }
}

export function toRequirements(categoryId: string, aspects: readonly Aspect[]): CategoryRequirements {
  const requiredAspects = aspects.flatMap(({ localizedAspectName, aspectConstraint, aspectValues = [] }) => {
    if (!localizedAspectName || aspectConstraint?.aspectRequired !== true) return [];
    return {
      name: localizedAspectName,
      allowedValues: aspectValues.flatMap(({ localizedValue }) => localizedValue ?? []),
      isSelectionOnly: aspectConstraint.aspectMode === 'SELECTION_ONLY',
    };
  });
  return { categoryId, requiredAspects };
}
