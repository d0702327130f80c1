import type { AccountSession, CategoryChannel, SiteCategory } from '@quayside/connector-kit';
import { ConnectorError, failedBy } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { EbayClient } from './client.ts';
import type { CategorySuggestion } from './wire.ts';

/** A tree's version changes a few times a year. A stale tree costs at most one rejected listing. */
const TREE_LIFETIME_MS = 86_400_000;
/** A longer query gives no better result. */
const LONGEST_QUERY = 350;

export interface KnownTree {
  readonly id: string;
  readonly version: string;
}

export type TreeOf = (session: AccountSession, site: Site) => Promise<KnownTree | undefined>;

/** Reads the id and version of each site's category tree once a day. */
export function createTrees(client: EbayClient): TreeOf {
  const trees = new Map<Site, { readAt: number; tree: Promise<KnownTree | undefined> }>();
  return (session, site) => {
    const now = session.clock.now().getTime();
    const existing = trees.get(site);
    if (existing && now - existing.readAt < TREE_LIFETIME_MS) return existing.tree;
    const tree = client.getDefaultCategoryTree(session, site).then((answer) => {
      if (!answer?.categoryTreeId) return undefined;
      return { id: answer.categoryTreeId, version: answer.categoryTreeVersion ?? '' };
    });
    trees.set(site, { readAt: now, tree });
    tree.catch(() => trees.delete(site));
    return tree;
  };
}

export function createCategoryChannel(client: EbayClient, treeOf: TreeOf): CategoryChannel {
  async function requireTree(session: AccountSession, site: Site): Promise<KnownTree> {
    const tree = await treeOf(session, site);
    if (!tree) throw new ConnectorError('unavailable', `eBay named no category tree of ${site}.`);
    return tree;
  }
  return {
    version: async (session, site) => (await requireTree(session, site)).version,
    async suggest(session, site, words) {
      const { id } = await requireTree(session, site);
      const query = [...words.trim()].slice(0, LONGEST_QUERY).join('');
      if (query === '') return [];
      try {
        const answer = await client.getCategorySuggestions(session, site, id, query);
        return (answer?.categorySuggestions ?? []).flatMap(toSiteCategory);
      } catch (error) {
        const cause = failedBy(error).error;
        // Words for which eBay has no suggestion.
        if (cause.kind === 'not-found' || cause.code === NOTHING_TO_SEARCH) return [];
        throw cause;
      }
    },
  };
}

const NOTHING_TO_SEARCH = '62007';

function toSiteCategory({ category, categoryTreeNodeAncestors = [] }: CategorySuggestion): SiteCategory[] {
  const { categoryId, categoryName } = category ?? {};
  if (!categoryId) return [];
  const above = [...categoryTreeNodeAncestors].sort(
    (one, other) => (one.categoryTreeNodeLevel ?? 0) - (other.categoryTreeNodeLevel ?? 0),
  );
  return [{ categoryId, path: [...above, { categoryName }].flatMap((name) => name.categoryName ?? []) }];
}
