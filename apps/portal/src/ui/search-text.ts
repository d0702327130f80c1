import { foldForSearch, searchKeys, searchSpellings } from '@quayside/kernel/search-fold';

const partsOf = (text: string): string[] => text.split(/[\s(-]+/);

/** Whether each word of the search begins a word of the label, in any spelling. In scripts without spaces it may occur anywhere. */
export function matchesSearch(label: string, search: string): boolean {
  const keys = searchKeys(label);
  const starts = partsOf(`${keys} ${searchKeys(label.replaceAll(/['’]/g, ' '))}`);
  const isFound = (spelling: string) =>
    starts.some((start) => start.startsWith(spelling)) || (isHan(spelling) && keys.includes(spelling));
  return partsOf(search)
    .filter((word) => foldForSearch(word) !== '')
    .every((word) => searchSpellings(word).some(isFound));
}

function isHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
