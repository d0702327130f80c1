/** Removes case and accents, so that `osterreich` finds Österreich and `cote` Côte d’Ivoire. */
function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLocaleLowerCase();
}

function wordsOf(text: string): string[] {
  return bare(text).split(/[\s('-]+/);
}

/** Whether each word of the search begins a word of the label. In scripts without spaces it may occur anywhere. */
export function matchesSearch(label: string, search: string): boolean {
  const words = wordsOf(search).filter(Boolean);
  const wanted = bare(label);
  const starts = wordsOf(label);
  return words.every(
    (word) => starts.some((start) => start.startsWith(word)) || (isHan(word) && wanted.includes(word)),
  );
}

function isHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
