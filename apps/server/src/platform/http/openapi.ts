import { ERROR_CODES } from '@quayside/contract';
import type { CallSchema } from '@quayside/contract/schema';
import { z } from 'zod';
import { ownCookieName } from './own-cookies.ts';

type Json = Record<string, unknown>;

/**
 * Generates the OpenAPI 3.1 document from the contract and its schemas.
 * @param publicUrl the server address in the document
 */
export function describeApi(schemas: readonly CallSchema[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const schema of schemas) {
    const operations = paths[schema.call.path] ?? {};
    operations[schema.call.method.toLowerCase()] = describeCall(schema);
    paths[schema.call.path] = operations;
  }
  return {
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
      schemas: { Error: ERROR_SCHEMA },
    },
  };
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

function describeCall(schema: CallSchema): Json {
  const { call } = schema;
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.id.split('.')[0]],
    security: call.access === 'public' ? [] : [{ session: [] }],
    parameters: [...describeParameters('path', schema.params), ...describeParameters('query', schema.query)],
    ...(schema.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toJsonSchema(schema.body, 'input') } },
          },
        }
      : {}),
    responses: { [call.status]: describeAnswer(schema), ...describeErrors(schema) },
  };
}

function describeParameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
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

function describeAnswer({ call, output }: CallSchema): Json {
  if (call.status === 204) return { description: 'Done' };
  const type = call.stream ? 'text/event-stream' : 'application/json';
  return { description: 'OK', content: { [type]: { schema: toJsonSchema(output, 'output') } } };
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

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // `.readonly()` concerns our own types. In OpenAPI, it would mean that a request must not have the property.
    override: ({ jsonSchema }) => {
      delete jsonSchema.readOnly;
    },
  }) as Json;
  return rest;
}
