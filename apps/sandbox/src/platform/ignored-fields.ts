import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The fields of a request's body that a marketplace drops without a warning, such as misspelt ones. They are collected
 * while a call is answered and recorded in the request log, so that a test can expect none.
 */
const collecting = new AsyncLocalStorage<string[]>();

/** Runs a call and returns its result together with the paths that were noted in it. */
export async function collectIgnored<T>(work: () => Promise<T>): Promise<{ result: T; ignored: readonly string[] }> {
  const ignored: string[] = [];
  const result = await collecting.run(ignored, work);
  return { result, ignored };
}

export function noteIgnored(paths: readonly string[]): void {
  collecting.getStore()?.push(...paths);
}

/** The names that a body may have: true for any content; a one-element list describes each entry of a list. */
export type Names = true | readonly [Names] | { readonly [name: string]: Names };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paths of fields that are not among the names. */
export function unknownNames(names: Names, value: unknown, path = ''): string[] {
  if (names === true) return [];
  if (Array.isArray(names)) {
    const [each] = names as readonly [Names];
    return Array.isArray(value) ? value.flatMap((entry, index) => unknownNames(each, entry, `${path}[${index}]`)) : [];
  }
  if (!isObject(value)) return [];
  const known = names as { readonly [name: string]: Names };
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const next = Object.hasOwn(known, name) ? known[name] : undefined;
    return next === undefined ? [at] : unknownNames(next, inner, at);
  });
}
