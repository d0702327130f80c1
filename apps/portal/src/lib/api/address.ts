import type { CallInput } from '@quayside/contract';

function fill(path: string, params: object): string {
  const values = new Map(Object.entries(params));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value: unknown = values.get(name);
    if (value === undefined || value === null) throw new TypeError(`the path ${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}

function* pairs(query: object): Generator<[string, string]> {
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) yield [name, String(one)];
    }
  }
}

/** A call's path with its parameters filled in and its query: an array repeats its key, undefined is left out. */
export function addressOf(path: string, input: CallInput): string {
  const query = new URLSearchParams([...pairs(input.query ?? {})]).toString();
  return fill(path, input.params ?? {}) + (query ? `?${query}` : '');
}
