import type { CallSchema } from '@quayside/contract/schema';
import { LANGUAGE_PARAM } from '@quayside/i18n';
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
 * Reads path, query and body with the call's schemas. All problems are answered at once, by field: `invalid_request` with
 * `fields` such as `{ 'body.sites': 'invalid_value' }`.
 */
export function parseParts(schema: CallSchema, request: FastifyRequest): Parts {
  const problems: Record<string, string> = {};
  const read = (name: 'params' | 'query' | 'body', given: unknown): unknown => {
    const part = schema[name] ?? (name === 'params' ? undefined : NOTHING);
    if (!part) return undefined;
    const result = part.safeParse(given);
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

/** What is sent in a part that the call does not take. */
const NOTHING = z.strictObject({});

/** Every call takes the interface language; it is no parameter of any. */
function withoutLanguage(query: unknown): object {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([name]) => name !== LANGUAGE_PARAM));
}

/** More would only bloat the answer to a hostile request. */
const MOST_PROBLEMS = 20;

function problemsOf(part: string, error: z.ZodError): Record<string, string> {
  const entries = error.issues.slice(0, MOST_PROBLEMS).map((issue): [string, string] => {
    const path = [part, ...issue.path.map(String)].join('.');
    return [path.slice(0, 200), issue.code];
  });
  return Object.fromEntries(entries);
}
