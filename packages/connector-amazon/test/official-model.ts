import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { RecordedCall } from '@quayside/connector-kit/conformance/recording-proxy';

/** Amazon's own models of the used operations, unchanged (Apache-2.0, see the folder's LICENSE and NOTICE). */
const folder = fileURLToPath(new URL('../models/', import.meta.url));

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  required?: string[];
  enum?: unknown[];
  const?: unknown;
  allOf?: Schema[];
  oneOf?: (Schema | boolean)[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
}

interface Parameter extends Omit<Schema, 'required'> {
  name: string;
  in: 'header' | 'query' | 'path' | 'body';
  required?: boolean;
  schema?: Schema;
}

interface Operation {
  operationId: string;
  deprecated?: boolean;
  parameters?: Parameter[];
  responses: Record<string, { schema?: Schema }>;
}

interface Model {
  swagger?: string;
  paths: Record<string, Record<string, Operation>>;
  definitions: Record<string, Schema>;
}

interface Route {
  method: string;
  path: RegExp;
  literals: number;
  operation: Operation;
  parameters: Parameter[];
  definitions: Record<string, Schema>;
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

function readRoutes(): Route[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'biome.json');
  return files.flatMap((file) => {
    const model = readModel<Model>(file);
    if (model.swagger === undefined) return [];
    return Object.entries(model.paths).flatMap(([template, methods]) =>
      Object.entries(methods)
        .filter(([method]) => METHODS.has(method))
        .map(([method, operation]) => ({
          method: method.toUpperCase(),
          path: new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
          literals: template.split('/').filter((part) => part !== '' && !part.startsWith('{')).length,
          operation,
          parameters: operation.parameters ?? [],
          definitions: model.definitions,
        })),
    );
  });
}

function readModel<T>(file: string): T {
  return JSON.parse(readFileSync(folder + file, 'utf8')) as T;
}

const REQUIRED_HEADERS = ['x-amz-access-token', 'user-agent', 'x-amz-date'];
/** Paths without a model: tokens, consent, and presigned URLs. */
const UNDESCRIBED = /^\/(auth|apps)\//;

/** Returns the violations of a call and of its response as sentences; empty if there are none. */
export function checkAgainstModels(): (call: RecordedCall) => string[] {
  const { request, answer } = createOfficialCheck();
  return (call) => [...request(call), ...answer(call)];
}

/** Returns the violations of a call or its response as sentences; empty if there are none. */
export function createOfficialCheck(): { request(call: RecordedCall): string[]; answer(call: RecordedCall): string[] } {
  const routes = readRoutes();
  const feedSchema = readModel<Schema>('listings-feed-schema-v2.json');
  const reportSchema = readModel<Schema>('listings-feed-processing-report-schema-v2.json');

  function routeOf({ method, path }: RecordedCall): Route | undefined {
    const [bare = ''] = path.split('?');
    return routes
      .filter((route) => route.method === method && route.path.test(bare))
      .sort((one, other) => other.literals - one.literals)[0];
  }

  return {
    request(call) {
      if (call.path.startsWith('/amazon-documents/')) {
        if (call.method !== 'PUT') return [];
        return check(JSON.parse(call.body), feedSchema, {}, 'feed');
      }
      const path = call.path.replace(/^\/amazon/, '');
      if (UNDESCRIBED.test(path)) return [];
      const route = routeOf({ ...call, path });
      if (!route) return [`${call.method} ${path} is not an operation of Amazon’s`];
      const { operation, parameters, definitions } = route;
      const at = operation.operationId;
      const problems = REQUIRED_HEADERS.filter((name) => !call.headers[name]).map(
        (name) => `${at}: header ${name} is missing`,
      );
      if (operation.deprecated) problems.push(`${at} is deprecated`);
      const sent = new URLSearchParams(path.split('?')[1] ?? '');
      for (const parameter of parameters.filter((one) => one.in === 'query')) {
        const value = sent.get(parameter.name);
        if (value === null && parameter.required) problems.push(`${at}: query ${parameter.name} is missing`);
        if (value !== null) problems.push(...checkQuery(value, parameter, `${at}.${parameter.name}`));
      }
      for (const name of sent.keys()) {
        if (!parameters.some((one) => one.in === 'query' && one.name === name))
          problems.push(`${at}: query ${name} is unknown`);
      }
      const body = parameters.find((one) => one.in === 'body')?.schema;
      if (call.body !== '' && !body) problems.push(`${at}: a body is not expected`);
      if (body) problems.push(...check(JSON.parse(call.body || 'null'), body, definitions, at));
      return problems;
    },

    answer(call) {
      if (call.answer === undefined) return [];
      if (call.path.startsWith('/amazon-documents/')) {
        const isResult = call.method === 'GET' && call.path.includes('/result/');
        return isResult ? check(jsonOf(call.answer.bytes), reportSchema, {}, 'feed report') : [];
      }
      const path = call.path.replace(/^\/amazon/, '');
      const route = UNDESCRIBED.test(path) ? undefined : routeOf({ ...call, path });
      if (!route) return [];
      const at = `${route.operation.operationId} ${call.status}`;
      const response = route.operation.responses[call.status];
      if (!response) return [`${at}: Amazon answers no such status`];
      const problems = call.answer.headers.get('x-amzn-requestid') === null ? [`${at}: no request id`] : [];
      if (!response.schema) return problems;
      return [...problems, ...check(jsonOf(call.answer.bytes), response.schema, route.definitions, at)];
    },
  };
}

function jsonOf(bytes: Buffer): unknown {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return bytes.length === 0 ? undefined : JSON.parse((isGzip ? gunzipSync(bytes) : bytes).toString('utf8'));
}

function checkQuery(value: string, parameter: Parameter, at: string): string[] {
  if (parameter.type === 'array') {
    const entries = value.split(',');
    const many =
      parameter.maxItems !== undefined && entries.length > parameter.maxItems
        ? [`${at}: ${entries.length} entries`]
        : [];
    return [
      ...many,
      ...entries.flatMap((entry) =>
        checkQuery(entry, { ...parameter, ...parameter.items, type: 'string' } as Parameter, at),
      ),
    ];
  }
  const problems: string[] = [];
  if (parameter.enum && !parameter.enum.includes(value)) problems.push(`${at}: ${value} is not one of its values`);
  if (parameter.type === 'integer') {
    const number = Number(value);
    if (!Number.isInteger(number)) problems.push(`${at}: ${value} is no whole number`);
    if (parameter.maximum !== undefined && number > parameter.maximum) problems.push(`${at}: ${value} is too large`);
  }
  if (parameter.format === 'date-time' && Number.isNaN(Date.parse(value))) problems.push(`${at}: ${value} is no time`);
  return problems;
}

type Definitions = Record<string, Schema>;

/** Every property name in a schema, including its parts; undefined if any name is allowed. */
function knownNames(schema: Schema, definitions: Definitions): Set<string> | undefined {
  const target = schema.$ref ? (definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  if (target.additionalProperties || (!target.properties && !target.allOf)) return undefined;
  const names = new Set(Object.keys(target.properties ?? {}));
  for (const part of target.allOf ?? []) {
    const inner = knownNames(part, definitions);
    if (inner === undefined) return undefined;
    for (const name of inner) names.add(name);
  }
  return names;
}

function check(value: unknown, schema: Schema, definitions: Definitions, at: string, isPart = false): string[] {
  if (schema.$ref) return check(value, definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {}, definitions, at, isPart);
  const problems = limits(value, schema, at);
  for (const part of schema.allOf ?? []) problems.push(...check(value, part, definitions, at, true));
  if (schema.oneOf) {
    const fitting = schema.oneOf.filter(
      (one) => typeof one === 'object' && check(value, one, definitions, at, true).length === 0,
    );
    if (fitting.length !== 1) problems.push(`${at}: ${fitting.length} of its forms fit`);
  }
  if (Array.isArray(value)) {
    if (schema.type !== undefined && schema.type !== 'array') return [...problems, `${at}: a list is not expected`];
    return [
      ...problems,
      ...value.flatMap((entry, index) => check(entry, schema.items ?? {}, definitions, `${at}[${index}]`)),
    ];
  }
  if (typeof value === 'object' && value !== null) {
    problems.push(
      ...(schema.required ?? []).filter((name) => !(name in value)).map((name) => `${at}: ${name} is missing`),
    );
    const names = isPart ? undefined : knownNames(schema, definitions);
    for (const [name, field] of Object.entries(value)) {
      const known = schema.properties?.[name] as Schema | boolean | undefined;
      if (known === false) problems.push(`${at}: ${name} does not belong here`);
      else if (typeof known === 'object') problems.push(...check(field, known, definitions, `${at}.${name}`));
      else if (typeof schema.additionalProperties === 'object')
        problems.push(...check(field, schema.additionalProperties, definitions, `${at}.${name}`));
      else if (names && !names.has(name)) problems.push(`${at}: ${name} is unknown`);
    }
    return problems;
  }
  const type = value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value;
  const fits = schema.type === undefined || schema.type === type || (schema.type === 'number' && type === 'integer');
  return fits ? problems : [...problems, `${at}: ${type} instead of ${schema.type}`];
}

function limits(value: unknown, schema: Schema, at: string): string[] {
  const problems: string[] = [];
  if (schema.enum && !schema.enum.includes(value)) problems.push(`${at}: ${String(value)} is not one of its values`);
  if (schema.const !== undefined && schema.const !== value)
    problems.push(`${at}: ${String(value)} is not ${String(schema.const)}`);
  if (schema.format === 'date-time' && Number.isNaN(Date.parse(String(value))))
    problems.push(`${at}: ${String(value)} is no time`);
  if (typeof value === 'string' && schema.minLength !== undefined && value.length < schema.minLength)
    problems.push(`${at}: empty`);
  if (typeof value === 'number') {
    if (schema.minimum !== undefined && value < schema.minimum) problems.push(`${at}: ${value} is too small`);
    if (schema.maximum !== undefined && value > schema.maximum) problems.push(`${at}: ${value} is too large`);
  }
  if (Array.isArray(value)) {
    if (schema.maxItems !== undefined && value.length > schema.maxItems)
      problems.push(`${at}: ${value.length} entries`);
    if (schema.minItems !== undefined && value.length < schema.minItems)
      problems.push(`${at}: ${value.length} entries`);
  }
  return problems;
}
