import { hash32 } from '../platform/seeded.ts';

export interface Category {
  id: string;
  name: string;
  /** 1 for the top-level categories; the root has 0. */
  level: number;
  parent: Category | undefined;
  children: Category[];
  /** The names from the top-level category down, joined by ` > `. */
  path: string;
}

export interface CategoryTree {
  root: Category;
  byId: ReadonlyMap<string, Category>;
  /** Changes when a category is added or removed. */
  version: string;
  /** The leaf of a source path: the path itself, or its `Other` child if it has subcategories. */
  leafOf(path: string): Category;
  /** How well the words fit each leaf, by its names and the titles of its listings. */
  score(words: string): Map<Category, number>;
  /** Leaves whose names or listing titles contain the words; best first, at most `limit`. */
  suggest(words: string, limit: number): Category[];
}

const SEPARATOR = ' > ';
export const UNKNOWN_PATH = `Everything Else${SEPARATOR}Other`;

export const splitPath = (path: string): string[] =>
  path
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '');

export const tokens = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token.length > 2);

/** More titles would not improve the suggestions and would only take up memory. */
const TITLES_LEARNED = 20_000;

export function buildCategoryTree(
  paths: Iterable<string>,
  titles: Iterable<{ path: string; title: string }> = [],
): CategoryTree {
  const root: Category = { id: '0', name: 'Root', level: 0, parent: undefined, children: [], path: '' };
  const byId = new Map<string, Category>([['0', root]]);
  const byPath = new Map<string, Category>([['', root]]);

  function ensure(names: string[]): Category {
    const path = names.join(SEPARATOR);
    const existing = byPath.get(path);
    if (existing) return existing;
    const parent = ensure(names.slice(0, -1));
    // The id is derived from the path, so that it does not depend on the other categories.
    let number = 1000 + (hash32(`category/${path}`) % 898_000);
    while (byId.has(String(number))) number += 1;
    const category: Category = {
      id: String(number),
      name: names.at(-1) ?? '',
      level: names.length,
      parent,
      children: [],
      path,
    };
    byId.set(category.id, category);
    byPath.set(path, category);
    parent.children.push(category);
    return category;
  }

  const sources = new Set([UNKNOWN_PATH, ...[...paths].map((path) => splitPath(path).join(SEPARATOR))]);
  sources.delete('');
  for (const path of [...sources].sort()) ensure(path.split(SEPARATOR));
  for (const path of sources) {
    const category = byPath.get(path);
    if (category && category.children.length > 0) ensure([...path.split(SEPARATOR), 'Other']);
  }

  const leafOf = (path: string): Category => {
    const names = splitPath(path);
    const found = byPath.get(names.length === 0 ? UNKNOWN_PATH : names.join(SEPARATOR)) ?? byPath.get(UNKNOWN_PATH);
    if (!found) return root;
    return found.children.length === 0 ? found : (byPath.get(`${found.path}${SEPARATOR}Other`) ?? found);
  };

  const weights = new Map<string, Map<Category, number>>();
  const learn = (token: string, leaf: Category, weight: number) => {
    const known = weights.get(token) ?? new Map<Category, number>();
    known.set(leaf, (known.get(leaf) ?? 0) + weight);
    weights.set(token, known);
  };
  for (const category of byId.values()) {
    if (category.children.length > 0 || category === root) continue;
    for (const token of tokens(category.path)) learn(token, category, 3);
  }
  let learned = 0;
  for (const { path, title } of titles) {
    if (learned++ >= TITLES_LEARNED) break;
    const leaf = leafOf(path);
    for (const token of new Set(tokens(title))) learn(token, leaf, 1);
  }

  const score = (words: string): Map<Category, number> => {
    const scores = new Map<Category, number>();
    for (const token of tokens(words)) {
      const found = weights.get(token);
      if (!found) continue;
      // A word that many categories share is not distinctive.
      for (const [leaf, weight] of found) scores.set(leaf, (scores.get(leaf) ?? 0) + weight / found.size);
    }
    return scores;
  };

  return {
    root,
    byId,
    version: String(hash32([...byPath.keys()].sort().join('|'))),
    leafOf,
    score,
    suggest: (words, limit) => bestOf(score(words), limit),
  };
}

/** The leaves with the highest scores, best first; equal ones by path. */
export function bestOf(scores: ReadonlyMap<Category, number>, limit: number): Category[] {
  return [...scores]
    .sort((a, b) => b[1] - a[1] || a[0].path.localeCompare(b[0].path))
    .slice(0, limit)
    .map(([leaf]) => leaf);
}
