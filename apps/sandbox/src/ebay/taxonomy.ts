import { aspectsOf } from '../catalog/aspects.ts';
import { defaultTree, findTree, type SiteTree } from './category-trees.ts';
import { refusal } from './errors.ts';
import { type AppCall, json, type Operation } from './operation.ts';
import { nameOn, type SiteCategories, type SiteCategory, siteCategories } from './site-categories.ts';

const base = '/commerce/taxonomy/v1';
const MAX_SUGGESTIONS = 10;
const ASPECT_VALUE_LENGTH = 50;

/** The marketplace's categories. A client may cache them until their version changes. */
const categoriesOf = ({ world }: AppCall, { marketplaceId }: SiteTree): SiteCategories =>
  siteCategories(world, marketplaceId);

function requireTree(call: AppCall): SiteTree {
  const tree = findTree(call.params.treeId ?? '');
  if (!tree) throw refusal(404, 62004);
  return tree;
}

function requireCategory(call: AppCall, tree: SiteTree): SiteCategory {
  const id = call.query.category_id;
  if (!id) throw refusal(400, 62006);
  const category = categoriesOf(call, tree).byId.get(id);
  if (!category) throw refusal(400, 62005);
  if (category.level === 0) throw refusal(400, 62008);
  return category;
}

function treeHref({ treeId }: SiteTree, category: SiteCategory): string {
  return category.level === 0
    ? `${base}/category_tree/${treeId}`
    : `${base}/category_tree/${treeId}/get_category_subtree?category_id=${category.id}`;
}

const named = ({ language }: SiteTree, category: SiteCategory) => ({
  categoryId: category.id,
  categoryName: nameOn(category, language),
});

function node(tree: SiteTree, category: SiteCategory): Record<string, unknown> {
  const isLeaf = category.children.length === 0;
  return {
    category: named(tree, category),
    categoryTreeNodeLevel: category.level,
    ...(category.parent ? { parentCategoryTreeNodeHref: treeHref(tree, category.parent) } : {}),
    ...(isLeaf
      ? { leafCategoryTreeNode: true }
      : { childCategoryTreeNodes: category.children.map((inner) => node(tree, inner)) }),
  };
}

function aspects({ language }: SiteTree, category: SiteCategory) {
  return aspectsOf(category.kind.path, language).map((aspect) => ({
    localizedAspectName: aspect.name,
    aspectConstraint: {
      aspectApplicableTo: ['PRODUCT'],
      aspectDataType: 'STRING',
      aspectEnabledForVariations: aspect.forVariations,
      aspectMaxLength: ASPECT_VALUE_LENGTH,
      aspectMode: aspect.isSelectionOnly ? 'SELECTION_ONLY' : 'FREE_TEXT',
      aspectRequired: aspect.required,
      aspectUsage: aspect.recommended ? 'RECOMMENDED' : 'OPTIONAL',
      itemToAspectCardinality: aspect.many ? 'MULTI' : 'SINGLE',
    },
    ...(aspect.values.length > 0 ? { aspectValues: aspect.values.map((localizedValue) => ({ localizedValue })) } : {}),
  }));
}

function suggestions(call: AppCall) {
  const tree = requireTree(call);
  const words = call.query.q?.trim();
  if (!words) throw refusal(400, 62007);
  const { suggest, version } = categoriesOf(call, tree);
  const found = suggest(words, tree.language, MAX_SUGGESTIONS);
  if (found.length === 0) return { status: 204 };
  return json(200, {
    categoryTreeId: tree.treeId,
    categoryTreeVersion: version,
    categorySuggestions: found.map((category) => {
      const ancestors = [];
      for (let at = category.parent; at !== undefined && at.level > 0; at = at.parent) {
        ancestors.push({
          ...named(tree, at),
          categoryTreeNodeLevel: at.level,
          categorySubtreeNodeHref: treeHref(tree, at),
        });
      }
      return {
        category: named(tree, category),
        categoryTreeNodeLevel: category.level,
        categoryTreeNodeAncestors: ancestors,
      };
    }),
  });
}

const api = 'taxonomy';
const auth = 'app';
const method = 'GET';

export const taxonomyOperations: readonly Operation[] = [
  {
    api,
    auth,
    method,
    name: 'getDefaultCategoryTreeId',
    url: `${base}/get_default_category_tree_id`,
    run(call) {
      const marketplaceId = call.query.marketplace_id;
      if (!marketplaceId) throw refusal(400, 62002);
      const tree = defaultTree(marketplaceId, call.header('accept-language'));
      if (!tree) throw refusal(400, 62003);
      return json(200, { categoryTreeId: tree.treeId, categoryTreeVersion: categoriesOf(call, tree).version });
    },
  },
  {
    api,
    auth,
    method,
    name: 'getCategoryTree',
    url: `${base}/category_tree/:treeId`,
    run(call) {
      const tree = requireTree(call);
      return json(200, {
        categoryTreeId: tree.treeId,
        categoryTreeVersion: categoriesOf(call, tree).version,
        applicableMarketplaceIds: [tree.marketplaceId],
        rootCategoryNode: node(tree, categoriesOf(call, tree).root),
      });
    },
  },
  {
    api,
    auth,
    method,
    name: 'getCategorySubtree',
    url: `${base}/category_tree/:treeId/get_category_subtree`,
    run(call) {
      const tree = requireTree(call);
      return json(200, {
        categoryTreeId: tree.treeId,
        categoryTreeVersion: categoriesOf(call, tree).version,
        categorySubtreeNode: node(tree, requireCategory(call, tree)),
      });
    },
  },
  {
    api,
    auth,
    method,
    name: 'getCategorySuggestions',
    url: `${base}/category_tree/:treeId/get_category_suggestions`,
    run: suggestions,
  },
  {
    api,
    auth,
    method,
    name: 'getItemAspectsForCategory',
    url: `${base}/category_tree/:treeId/get_item_aspects_for_category`,
    run(call) {
      const tree = requireTree(call);
      const category = requireCategory(call, tree);
      if (category.children.length > 0) throw refusal(400, 62009);
      return json(200, { aspects: aspects(tree, category) });
    },
  },
  {
    api,
    auth,
    method,
    name: 'fetchItemAspects',
    url: `${base}/category_tree/:treeId/fetch_item_aspects`,
    run(call) {
      const tree = requireTree(call);
      const leaves = [...categoriesOf(call, tree).byId.values()].filter(
        (category) => category.children.length === 0 && category.level > 0,
      );
      return json(200, {
        categoryTreeId: tree.treeId,
        categoryTreeVersion: categoriesOf(call, tree).version,
        categoryAspects: leaves.map((category) => ({
          category: named(tree, category),
          aspects: aspects(tree, category),
        })),
      });
    },
  },
];
