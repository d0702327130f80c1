import type { CallSchema } from '@quayside/contract/schema';
import { LANGUAGE_PARAM } from '@quayside/i18n';
import { composed } from '@quayside/kernel/composed';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fail } from './fail.ts';
import { findUnstorable } from './unstorable.ts';

interface Parts {
  readonly params: never;
  readonly query: never;
  readonly body: never;
}

/**
 * Parses path, query and body with the call's schemas. Reports all problems at once, by field: `invalid_request` with `fields` such as `{
 * 'body.sites': 'invalid_value' }`.
 */
export function parseParts(schema: CallSchema, request: FastifyRequest): Parts {
  const problems: Record<string, string> = {};
  const read = (name: 'params' | 'query' | 'body', given: unknown): unknown => {
    const part = schema[name] ?? (name === 'params' ? undefined : NOTHING);
    if (!part) return undefined;
    const result = part.safeParse(composedInput(given));
    if (!result.success) Object.assign(problems, problemsOf(name, result.error));
    const unstorable = findUnstorable(result.data);
    if (unstorable) problems[[name, ...unstorable].join('.')] = 'invalid_text';
    return result.data;
  };
  const parts = {
    params: read('params', request.params),
    query: read('query', withoutLanguage(request.query)),
    body: read('body', request.body ?? {}),
  };
  if (Object.keys(problems).length > 0) throw fail('invalid_request', { fields: problems });
  return parts as Parts;
}

/** Longer texts are files, whose reader composes them. */
const LONGEST_FIELD = 100_000;
/** Deeper than any schema; the schema rejects what is deeper. */
const DEEPEST = 20;

/** The input with composed letters. */
function composedInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length <= LONGEST_FIELD ? composed(value) : value;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((one) => composedInput(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, composedInput(one, depth + 1)]));
}

/** Rejects input in a part that the call does not have. */
const NOTHING = z.strictObject({});

/** Removes the interface language, which every call accepts and no call declares. */
function withoutLanguage(query: unknown): object {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([name]) => name !== LANGUAGE_PARAM));
}

/** More problems would only enlarge the response to a hostile request. */
const MAX_PROBLEMS = 20;

function problemsOf(part: string, error: z.ZodError): Record<string, string> {
  const entries = error.issues.slice(0, MAX_PROBLEMS).map((issue): [string, string] => {
    const path = [part, ...issue.path.map(String)].join('.');
    return [path.slice(0, 200), issue.code];
  });
  return Object.fromEntries(entries);
}
