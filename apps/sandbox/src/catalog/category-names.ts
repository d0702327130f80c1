import { categoryNames } from './category-names.data.ts';

/** A category's name on a site: the translation if the table has one, otherwise the source's name. */
export function categoryName(category: { readonly name: string }, language: string): string {
  const short = language.slice(0, 2);
  const names = categoryNames[category.name];
  if (!names || !Object.hasOwn(names, short)) return category.name;
  return names[short as keyof typeof names] ?? category.name;
}
