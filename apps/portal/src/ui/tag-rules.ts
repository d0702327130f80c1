/** The reasons for which a tag is not added (specification, section 5). */
export type TagRejection = 'empty' | 'present' | 'tooManyWords';

/** How long the field of a rejected tag is marked. */
export const TAG_FLASH_MS = 500;

/**
 * A typed tag as it would be added, or the reason for its rejection. It is trimmed, and must not be empty, already
 * present in any case, or longer than the allowed number of words.
 */
export function judgeTag(
  typed: string,
  tags: readonly string[],
  maxWords: number,
): { readonly tag: string } | { readonly rejected: TagRejection } {
  const tag = typed.trim();
  if (tag === '') return { rejected: 'empty' };
  const lower = tag.toLocaleLowerCase();
  if (tags.some((other) => other.toLocaleLowerCase() === lower)) return { rejected: 'present' };
  if (tag.split(/\s+/).length > maxWords) return { rejected: 'tooManyWords' };
  return { tag };
}
