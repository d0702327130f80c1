/** The longest number that names something, with its zeros. */
const LONGEST_NUMBER = 20;
/** So many unknown numbers of a file are looked up. */
const MOST = 1_000;

/**
 * Which of these unknown numbers name something with zeros before them, which spreadsheets remove.
 * @param find returns those of the given names that exist
 */
export async function findZerosLost(
  unknown: Iterable<string>,
  find: (names: readonly string[]) => Promise<readonly string[]>,
): Promise<ReadonlySet<string>> {
  const numbers = [...new Set(unknown)].filter((name) => /^[1-9]\d*$/.test(name) && name.length < LONGEST_NUMBER);
  const padded = numbers.slice(0, MOST).flatMap((number) => {
    const room = LONGEST_NUMBER - number.length;
    return Array.from({ length: room }, (_, at) => number.padStart(number.length + at + 1, '0'));
  });
  return new Set(padded.length === 0 ? [] : (await find(padded)).map(withoutZeros));
}

export const withoutZeros = (name: string): string => name.replace(/^0+/, '');
