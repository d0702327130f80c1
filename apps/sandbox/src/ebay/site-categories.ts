import type { Catalog } from '../catalog/catalog.ts';
import { categoryName } from '../catalog/category-names.ts';
import { bestOf, type Category, type CategoryTree, tokens } from '../catalog/category-tree.ts';
import { categoryWords } from '../catalog/category-words.data.ts';
import { hash32 } from '../platform/seeded.ts';
import type { EbayWorld } from './ebay-world.ts';

/** A category of one marketplace's own tree. */
export interface SiteCategory {
  id: string;
  /** The source's name; `nameOn` translates it into the site's language. */
  name: string;
  level: number;
  parent: SiteCategory | undefined;
  children: SiteCategory[];
  /** The kind of goods, which determines item specifics and conditions. */
  kind: Category;
}

export interface SiteCategories {
  root: SiteCategory;
  byId: ReadonlyMap<string, SiteCategory>;
  /** Changes with each version of the tree. */
  version: string;
  /** The leaf category for a kind of goods. */
  leafFor(kind: Category): SiteCategory;
  /** Leaf categories that match the words, best first. */
  suggest(words: string, language: string, limit: number): SiteCategory[];
}

/** eBay Ireland and Austria use the categories of their larger neighbours; every other marketplace has its own ids. */
const borrowed: Readonly<Record<string, string>> = { EBAY_IE: 'EBAY_GB', EBAY_AT: 'EBAY_DE' };
/** The source's own tree is the British one. */
const SOURCE = 'EBAY_GB';
const OTHER = 'Other';
const SETS = 'Sets & Bundles';
const SET_WORDS = /\b(sets?|bundles?|lots?|ensemble|conjunto|lote|lotto|paket)\b/i;

export const nameOn = (category: SiteCategory, language: string): string => categoryName(category, language);

/** `Spielzeug > Spiele`, in the marketplace's language. */
export function pathOn(category: SiteCategory, language: string): string {
  const names: string[] = [];
  for (let at: SiteCategory | undefined = category; at && at.level > 0; at = at.parent)
    names.unshift(nameOn(at, language));
  return names.join(' > ');
}

/** Every third leaf abroad is split into sets and the rest, so that trees differ in shape and not only in ids. */
const isDivided = (owner: string, kind: Category): boolean =>
  owner !== SOURCE && kind.children.length === 0 && kind.level > 0 && hash32(`divided/${owner}/${kind.path}`) % 3 === 0;

function build(owner: string, source: CategoryTree, edition: number): SiteCategories {
  const byId = new Map<string, SiteCategory>();
  const leaves = new Map<Category, SiteCategory>();

  function idOf(kind: Category, path: string): string {
    if (owner === SOURCE && edition === 1) return kind.id;
    // Each version gives half of the categories new ids.
    const isMoved = edition > 1 && hash32(`moved/${edition}/${path}`) % 2 === 0;
    if (owner === SOURCE && !isMoved) return kind.id;
    const seed = isMoved ? `category/${owner}/${edition}/${path}` : `category/${owner}/${path}`;
    let number = 1000 + (hash32(seed) % 898_000);
    while (byId.has(String(number))) number += 1;
    return String(number);
  }

  function add(kind: Category, parent: SiteCategory | undefined, name: string, path: string): SiteCategory {
    const id = parent ? idOf(kind, path) : '0';
    const category: SiteCategory = { id, name, level: (parent?.level ?? -1) + 1, parent, children: [], kind };
    byId.set(id, category);
    parent?.children.push(category);
    return category;
  }

  function copy(kind: Category, parent: SiteCategory | undefined): SiteCategory {
    const category = add(kind, parent, kind.name, kind.path);
    for (const child of kind.children) copy(child, category);
    if (kind.children.length > 0) return category;
    const isWhole = !isDivided(owner, kind);
    leaves.set(kind, isWhole ? category : add(kind, category, OTHER, `${kind.path} > ${OTHER}`));
    if (!isWhole) add(kind, category, SETS, `${kind.path} > ${SETS}`);
    return category;
  }

  const root = copy(source.root, undefined);
  const leafFor = (kind: Category): SiteCategory => leaves.get(kind) ?? root;
  const local = new Map<string, Map<string, Set<Category>>>();

  /** The leaf categories that a word of the language identifies. */
  function categoriesByWord(language: string): Map<string, Set<Category>> {
    const short = language.slice(0, 2);
    const known = local.get(short);
    if (known) return known;
    const made = new Map<string, Set<Category>>();
    for (const [kind, leaf] of leaves) {
      const words = categoryWords[kind.name];
      const more = words && Object.hasOwn(words, short) ? words[short as keyof typeof words] : '';
      for (const token of tokens(`${pathOn(leaf, language)} ${more}`)) {
        made.set(token, (made.get(token) ?? new Set()).add(kind));
      }
    }
    local.set(short, made);
    return made;
  }

  return {
    root,
    byId,
    version: String(hash32(`${owner}/${edition}/${source.version}`)),
    leafFor,
    suggest(words, language, limit) {
      const scores = source.score(words);
      const known = categoriesByWord(language);
      for (const token of tokens(words)) {
        const kinds = known.get(token);
        for (const kind of kinds ?? []) scores.set(kind, (scores.get(kind) ?? 0) + 3 / (kinds?.size ?? 1));
      }
      return bestOf(scores, limit).flatMap((kind) => {
        const leaf = leafFor(kind);
        if (leaf.name !== OTHER || leaf.parent?.kind !== kind) return [leaf];
        const sets = leaf.parent.children.filter((child) => child !== leaf);
        return SET_WORDS.test(words) ? [...sets, leaf] : [leaf, ...sets];
      });
    },
  };
}

const built = new WeakMap<Catalog, Map<string, SiteCategories>>();

/** The current version of a marketplace's tree. */
export function siteCategories({ catalog, ebay }: EbayWorld, marketplaceId: string): SiteCategories {
  const owner = borrowed[marketplaceId] ?? marketplaceId;
  const edition = ebay.treeEditions.get(owner) ?? 1;
  const trees = built.get(catalog) ?? new Map<string, SiteCategories>();
  built.set(catalog, trees);
  const key = `${owner}/${edition}`;
  const tree = trees.get(key) ?? build(owner, catalog.categories, edition);
  trees.set(key, tree);
  return tree;
}

/** Publishes a new version of the marketplace's tree, with new ids for half of its categories. */
export function renewTree({ ebay }: EbayWorld, marketplaceId: string): void {
  const owner = borrowed[marketplaceId] ?? marketplaceId;
  ebay.treeEditions.set(owner, (ebay.treeEditions.get(owner) ?? 1) + 1);
}
