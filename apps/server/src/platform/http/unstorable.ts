/** U+0000, which PostgreSQL keeps in no text, and halves of characters, which no encoding has. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** The path to the first text in a value that can not be stored; undefined where there is none. */
export function findUnstorable(value: unknown): string[] | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = findUnstorable(inner);
    if (path) return [key, ...path];
  }
  return undefined;
}
