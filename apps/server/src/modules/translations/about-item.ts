import type { TitledItem } from './titled-item.ts';

/** A model needs a few specifics to tell what a word means, and each costs tokens. */
const MOST_SPECIFICS = 6;
const LONGEST = 60;

/** What a language model is told about a product: its brand, its category and its first short specifics. */
export function aboutOf({
  brand,
  categoryPath,
  attributes,
}: Pick<TitledItem, 'brand' | 'categoryPath' | 'attributes'>): Readonly<Record<string, string>> | undefined {
  const specifics = Object.entries(attributes)
    .map(([name, values]) => [name, values.join(', ')] as const)
    .filter(([name, value]) => value !== '' && value.length <= LONGEST && name.length <= LONGEST)
    .slice(0, MOST_SPECIFICS);
  const about = {
    ...Object.fromEntries(specifics),
    ...(brand ? { brand } : {}),
    ...(categoryPath.length > 0 ? { category: categoryPath.join(' > ') } : {}),
  };
  return Object.keys(about).length > 0 ? about : undefined;
}
