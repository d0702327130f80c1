/** U+0000, which PostgreSQL text cannot contain, and unpaired surrogates, which UTF-8 cannot encode. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** The path to the first text that cannot be stored; undefined if there is none. */
export function findUnstorable(value: unknown): string[] | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = findUnstorable(inner);
    if (path) return [key, ...path];
  }
  return undefined;
}
