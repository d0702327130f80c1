import { categoryName } from './category-names.ts';
import { type Category, type CategoryTree, tokens } from './category-tree.ts';
import { categoryWords } from './category-words.data.ts';

/** The leaf categories that a word identifies, by the names and common words of a language. */
export function localWords({ byId }: CategoryTree, language: string): ReadonlyMap<string, ReadonlySet<Category>> {
  const short = language.slice(0, 2);
  const categoriesByWord = new Map<string, Set<Category>>();
  for (const leaf of byId.values()) {
    if (leaf.children.length > 0 || leaf.level === 0) continue;
    const names: string[] = [];
    for (let at: Category | undefined = leaf; at && at.level > 0; at = at.parent) names.push(categoryName(at, short));
    const words = categoryWords[leaf.name];
    const more = words && Object.hasOwn(words, short) ? words[short as keyof typeof words] : '';
    for (const token of tokens(`${names.join(' ')} ${more}`))
      categoriesByWord.set(token, (categoriesByWord.get(token) ?? new Set()).add(leaf));
  }
  return categoriesByWord;
}
