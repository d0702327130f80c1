import { setImmediate as letOthersWork } from 'node:timers/promises';
import { ERROR_CODES } from '@quayside/contract';
import type { CallSchema } from '@quayside/contract/schema';
import { PLATFORMS, type Platform } from '@quayside/kernel';
import { z } from 'zod';
import { ownCookieName } from './own-cookies.ts';

type Json = Record<string, unknown>;

/**
 * Generates the OpenAPI 3.1 document from the contract and its schemas. That takes a second, in which others are answered.
 * @param publicUrl the server address in the document
 */
export async function describeApi(schemas: readonly CallSchema[], publicUrl: string): Promise<Json> {
  const paths: Record<string, Json> = {};
  const shared: Shared = { input: {}, output: {} };
  for (const schema of schemas) {
    await letOthersWork();
    const { path, method, namesPlatform } = schema.call;
    const described = describeCall(schema, shared);
    const put = (at: string, operation: Json) => {
      paths[at] = { ...paths[at], [method.toLowerCase()]: operation };
    };
    if (!namesPlatform) put(path, described);
    else for (const platform of PLATFORMS) put(path.replace('{platform}', platform), atPlatform(described, platform));
  }
  return withNamesOfInputs(shared, {
    openapi: '3.1.0',
    info: { title: 'Quayside', version: '1', description: 'The API of the Quayside seller portal.' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: ownCookieName('quayside_session', publicUrl.startsWith('https:')),
        },
      },
      schemas: { ...shared.input, ...shared.output, Error: ERROR_SCHEMA },
    },
  });
}

/** The schemas with a name of their own. What a request may contain can differ from what an answer contains. */
interface Shared {
  readonly input: Json;
  readonly output: Json;
}

const REFERENCE = '#/components/schemas/';
/** Marks the name of a request's schema until it is known whether the answers' one of that name is the same. */
const INPUT_MARK = ':input';
const MARKED = /\w+:input(?=")/g;

/** Names the schemas of requests: like those of answers if they are the same, and otherwise with `Input` behind. */
function withNamesOfInputs({ input, output }: Shared, document: Json): Json {
  const text = (schema: unknown) => JSON.stringify(schema).replaceAll(INPUT_MARK, '');
  const differs = (marked: string) => {
    const other = output[marked.replace(INPUT_MARK, '')];
    return other !== undefined && text(other) !== text(input[marked]);
  };
  const names = new Map(
    Object.keys(input).map((marked) => [marked, marked.replace(INPUT_MARK, differs(marked) ? 'Input' : '')]),
  );
  return JSON.parse(JSON.stringify(document).replaceAll(MARKED, (marked) => names.get(marked) ?? marked)) as Json;
}

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['error', 'error_description', 'request_id'],
  properties: {
    error: { type: 'string', enum: Object.keys(ERROR_CODES) },
    error_description: { type: 'string' },
    request_id: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

/** The operation at an address with the platform's name. */
function atPlatform(operation: Json, platform: Platform): Json {
  const parameters = (operation.parameters as readonly Json[]).filter(({ name }) => name !== 'platform');
  return { ...operation, operationId: `${operation.operationId}.${platform}`, parameters };
}

/** @param shared receives the schemas that have a name of their own */
function describeCall(schema: CallSchema, shared: Shared): Json {
  const { call } = schema;
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.id.split('.')[0]],
    security: call.access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...describeParameters('path', schema.params, shared),
      ...describeParameters('query', schema.query, shared),
    ],
    ...(schema.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toJsonSchema(schema.body, 'input', shared) } },
          },
        }
      : {}),
    responses: { [call.status]: describeAnswer(schema, shared), ...describeErrors(schema) },
  };
}

function describeParameters(place: 'path' | 'query', schema: z.ZodType | undefined, shared: Shared): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = inlined(toJsonSchema(schema, 'input', shared), shared) as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function describeAnswer({ call, output }: CallSchema, shared: Shared): Json {
  if (call.status === 204) return { description: 'Done' };
  if (call.media) {
    const isText = (type: string) => type.startsWith('text/') || type.endsWith('+xml');
    // The schema of a binary file is empty, since OpenAPI 3.1.
    const content = call.media.map((type) => [type, isText(type) ? { schema: { type: 'string' } } : {}]);
    return { description: 'A file', content: Object.fromEntries(content) };
  }
  const type = call.stream ? 'text/event-stream' : 'application/json';
  return { description: 'OK', content: { [type]: { schema: toJsonSchema(output, 'output', shared) } } };
}

/** The errors of every call in addition to its own, which follow from its access rules and inputs. */
function describeErrors({ call, params, query, body }: CallSchema): Json {
  const codes = new Set<string>(call.errors);
  if (params || query || body) codes.add('invalid_request');
  if (call.access !== 'public') codes.add('unauthorized');
  if (call.userParam) codes.add('foreign_user');
  if (call.changes || call.access === 'admin') codes.add('forbidden');
  if (call.requiresScreen || call.needs) codes.add('no_access');
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const status = ERROR_CODES[code as keyof typeof ERROR_CODES];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const entries = [...byStatus].map(([status, names]) => [
    status,
    {
      description: names.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  return Object.fromEntries(entries) as Json;
}

/** A schema with references to the named ones within it, which are added to `shared`. */
function toJsonSchema(schema: z.ZodType, io: keyof Shared, shared: Shared): Json {
  const described = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // `.readonly()` concerns our own types. In OpenAPI, it would mean that a request must not have the property.
    override: ({ jsonSchema }) => {
      delete jsonSchema.readOnly;
      delete jsonSchema.id;
    },
  });
  const mark = io === 'input' ? INPUT_MARK : '';
  const {
    $schema: _dialect,
    $defs = {},
    ...rest
  } = JSON.parse(JSON.stringify(described).replace(/"#\/\$defs\/(\w+)"/g, `"${REFERENCE}$1${mark}"`)) as Json & {
    $defs?: Json;
  };
  for (const [name, one] of Object.entries($defs)) shared[io][`${name}${mark}`] = one;
  return rest;
}

/** A schema in place of the reference to it: the fields of a query become parameters of their own. */
function inlined(schema: Json, { input }: Shared): Json {
  const { $ref } = schema;
  return typeof $ref === 'string' ? (input[$ref.slice(REFERENCE.length)] as Json) : schema;
}
