import type { Call } from '@quayside/contract';
import { ERROR_CODES } from '@quayside/contract';
import { translate } from '@quayside/i18n';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

/** A request as it is sent, without any correction. */
export interface WireInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The body as text, if it cannot be written as JSON. */
  readonly text?: string;
}

/** Half of a character, which neither UTF-8 nor the database can represent. */
const LONE_SURROGATE = /^\p{Surrogate}$/u;

export type WireLanguage = 'en' | 'de';

/** Sends a call. An array in the query is repeated; a lone surrogate is sent as the bytes that it would have. */
export function sendWire(
  app: FastifyInstance,
  call: Pick<Call, 'method' | 'path'>,
  input: WireInput,
  options: {
    readonly cookie?: string | undefined;
    readonly language?: WireLanguage;
    readonly contentType?: string;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<LightMyRequestResponse> {
  const payload = input.text ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => percent(String(input.params?.[name])));
  const pairs = Object.entries({ ...input.query, ...(options.language ? { lang: options.language } : {}) }).flatMap(
    ([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${percent(name)}=${percent(String(one))}`),
  );
  return app.inject({
    method: call.method,
    url: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path,
    headers: {
      ...(options.cookie !== undefined ? { cookie: options.cookie } : {}),
      ...(payload === undefined ? {} : { 'content-type': options.contentType ?? 'application/json' }),
      ...options.headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
}

function percent(text: string): string {
  return [...text]
    .map((character) => (!LONE_SURROGATE.test(character) ? encodeURIComponent(character) : '%ED%A0%80'))
    .join('');
}

/** Expects the shape of every error response, its status, and its sentence in the requested language. */
export function expectErrorShape(answer: LightMyRequestResponse, language: WireLanguage = 'en'): void {
  const body = answer.json<Record<string, unknown>>();
  const { error, error_description, request_id, fields, ...rest } = body;
  expect(rest).toEqual({});
  expect(Object.keys(ERROR_CODES)).toContain(error);
  expect(answer.statusCode).toBe(ERROR_CODES[error as keyof typeof ERROR_CODES]);
  expect(request_id).toBe(answer.headers['x-request-id']);
  expect(error_description).toMatch(/\w/);
  expect(error_description).not.toContain('{');
  expect(error_description).not.toContain(`errors.${String(error)}`);
  expectSentence(language, String(error), String(error_description));
  if (fields === undefined) return;
  for (const code of Object.values(fields as Record<string, unknown>)) expect(code).toMatch(/^[a-z_]+$/);
}

/** Expects the sentence of an error in a language; anything may stand where it says a name or a number. */
function expectSentence(language: WireLanguage, code: string, said: string): void {
  const [first = '', ...others] = translate(language, `errors.${code}`).split(/\{\{[^}]*\}\}/);
  expect(said.startsWith(first), said).toBe(true);
  let at = first.length;
  for (const [index, part] of others.entries()) {
    // The last part is the end of what was said. At least one character stands in each place.
    at = index === others.length - 1 ? Math.max(said.length - part.length, at + 1) : said.indexOf(part, at + 1);
    expect(at > 0 && said.startsWith(part, at), said).toBe(true);
    at += part.length;
  }
  expect(at, said).toBe(said.length);
}
