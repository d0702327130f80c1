import { composed } from '@quayside/kernel/composed';

interface Replacement {
  readonly find: string;
  readonly replace: string;
  /** Upper and lower case differ. */
  readonly isExact: boolean;
}

/**
 * A title with every place of the words replaced. Spaces that are left over are removed.
 * @returns undefined if the title does not have them
 */
export function replaceWords(title: string, { find, replace, isExact }: Replacement): string | undefined {
  const escaped = composed(find).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const words = new RegExp(escaped, isExact ? 'gu' : 'giu');
  const text = composed(title);
  if (!words.test(text)) return undefined;
  return text
    .replace(words, () => replace)
    .replace(/\s+/g, ' ')
    .trim();
}
