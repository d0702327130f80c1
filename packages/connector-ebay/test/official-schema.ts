import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RecordedCall } from '@quayside/connector-kit/conformance/recording-proxy';

/**
 * eBay's own API descriptions, if they are next to the repository. Their licence forbids a copy in the repository, so
 * these checks run only where they are available. The overlay adds required members and allowed values, which the
 * descriptions omit.
 */
const folder = fileURLToPath(new URL('../../../../shared/schemas/ebay/', import.meta.url));
export const hasOfficialSchemas = existsSync(`${folder}OVERLAY.json`);

const files = [
  'ebay-mcp-2025-11/sell_inventory_v1_oas3.json',
  'ebay-mcp-2025-11/sell_account_v1_oas3.json',
  'ebay-mcp-2025-11/sell_fulfillment_v1_oas3.json',
  'ebay-mcp-2025-11/sell_marketing_v1_oas3.json',
  'ebay-mcp-2025-11/sell_metadata_v1_oas3.json',
  'ebay-mcp-2025-11/sell_recommendation_v1_oas3.json',
  'ebay-mcp-2025-11/commerce_identity_v1_oas3.json',
  'ebay-mcp-2025-11/commerce_notification_v1_oas3.json',
  'ebay-mcp-2025-11/commerce_translation_v1_beta_oas3.json',
  'ebay-mcp-2025-11/developer_analytics_v1_beta_oas3.json',
  'ebay-mcp-2025-11/developer_key_management_v1_oas3.json',
  'hendt-2026-05/cancellation_oas3.json',
  'hendt-2026-05/sell_feed_v1_oas3.json',
  'hendt-2026-05/commerce_taxonomy_v1_oas3.json',
];

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema & { __replace?: Schema }>;
  additionalProperties?: Schema;
  items?: Schema;
  required?: string[];
  enum?: string[];
  pattern?: string;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
}

interface Parameter {
  name: string;
  in: 'header' | 'query' | 'path';
  required?: boolean;
}

interface Operation {
  operationId: string;
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

interface Description {
  servers: { variables: { basePath: { default: string } } }[];
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas: Record<string, Schema> };
}

/**
 * Returns the violations of a call as sentences; empty if there are none, and where the descriptions are not available. Trading, tokens and
 * pages are not described.
 */
export function createOfficialCheck(): (call: RecordedCall) => string[] {
  if (!hasOfficialSchemas) return () => [];
  const overlay = readJson<Record<string, Record<string, Schema>>>('OVERLAY.json');
  const routes = files.flatMap((file) => {
    const description = readJson<Description>(file);
    const schemas = description.components?.schemas ?? {};
    for (const [name, addition] of Object.entries(overlay[`ebay/${file}`] ?? {})) {
      schemas[name] = merged(schemas[name] ?? {}, addition);
    }
    const base = description.servers[0]?.variables.basePath.default ?? '';
    return Object.entries(description.paths).flatMap(([template, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: new RegExp(`^${(base + template).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
        literals: template.split('/').filter((part) => part !== '' && !part.startsWith('{')).length,
        operation,
        schemas,
      })),
    );
  });

  return (call) => {
    const [path = '', query = ''] = call.path.split('?');
    if (path === '/ws/api.dll' || path.startsWith('/identity/') || path.startsWith('/oauth2/')) return [];
    // A literal path takes precedence over one with a parameter: `/offer/publish_by_inventory_item_group` over `/offer/{offerId}`.
    const [route] = routes
      .filter((candidate) => candidate.method === call.method && candidate.path.test(path))
      .sort((one, other) => other.literals - one.literals);
    if (!route) return [`${call.method} ${path} is not an operation of eBay’s`];
    const { operation, schemas } = route;
    const at = operation.operationId;
    const parameters = operation.parameters ?? [];
    const sent = new URLSearchParams(query);
    const problems: string[] = operation.deprecated ? [`${at} is deprecated`] : [];
    for (const { name, in: place, required } of parameters) {
      const isThere = place === 'header' ? call.headers[name.toLowerCase()] !== undefined : sent.has(name);
      if (required && place !== 'path' && !isThere) problems.push(`${at}: ${place} ${name} is missing`);
    }
    for (const name of sent.keys()) {
      if (!parameters.some((parameter) => parameter.in === 'query' && parameter.name === name)) {
        problems.push(`${at}: query ${name} is unknown`);
      }
    }
    const schema = operation.requestBody?.content?.['application/json']?.schema;
    // The Post-Order API's description describes no body at all.
    if (call.body !== '' && !schema && !path.startsWith('/post-order/')) problems.push(`${at}: a body is not expected`);
    if (schema) problems.push(...check(JSON.parse(call.body || 'null'), schema, schemas, at));
    return problems;
  };
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(folder + file, 'utf8')) as T;
}

function merged(schema: Schema, addition: Schema): Schema {
  const properties = { ...schema.properties };
  for (const [name, change] of Object.entries(addition.properties ?? {})) {
    properties[name] = change.__replace ?? { ...properties[name], ...change };
  }
  return { ...schema, ...addition, properties };
}

function check(value: unknown, schema: Schema, schemas: Record<string, Schema>, at: string): string[] {
  if (schema.$ref) {
    // The overlay's additions to a property are siblings of its reference.
    const { $ref, ...restrictions } = schema;
    const target = schemas[$ref.split('/').at(-1) ?? ''] ?? {};
    return [...check(value, target, schemas, at), ...limits(value, restrictions, at)];
  }
  const problems = limits(value, schema, at);
  if (schema.anyOf && !schema.anyOf.some((option) => missing(value, option).length === 0)) {
    problems.push(`${at}: none of ${JSON.stringify(schema.anyOf)} holds`);
  }
  problems.push(...missing(value, schema).map((name) => `${at}: ${name} is missing`));
  if (Array.isArray(value)) {
    if (schema.type !== 'array') return [...problems, `${at}: a list is not expected`];
    const items = schema.items ?? {};
    return [...problems, ...value.flatMap((entry, index) => check(entry, items, schemas, `${at}[${index}]`))];
  }
  if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      const known = schema.properties?.[name] ?? schema.additionalProperties;
      if (!known) problems.push(`${at}: ${name} is unknown`);
      else problems.push(...check(field, known, schemas, `${at}.${name}`));
    }
    return problems;
  }
  const type = Number.isInteger(value) ? 'integer' : typeof value;
  const fits = schema.type === type || (schema.type === 'number' && type === 'integer');
  return fits ? problems : [...problems, `${at}: ${type} instead of ${schema.type}`];
}

function missing(value: unknown, schema: Schema): string[] {
  return (schema.required ?? []).filter((name) => !(typeof value === 'object' && value !== null && name in value));
}

function limits(value: unknown, schema: Schema, at: string): string[] {
  const problems: string[] = [];
  if (typeof value === 'string') {
    if (schema.enum && !schema.enum.includes(value)) problems.push(`${at}: ${value} is not one of its values`);
    if (schema.pattern && !new RegExp(schema.pattern).test(value)) problems.push(`${at}: ${value} has another form`);
    if (schema.maxLength && [...value].length > schema.maxLength) problems.push(`${at}: ${value} is too long`);
  }
  if (Array.isArray(value)) {
    if (schema.maxItems && value.length > schema.maxItems) problems.push(`${at}: ${value.length} entries`);
    if (schema.minItems && value.length < schema.minItems) problems.push(`${at}: ${value.length} entries`);
  }
  return problems;
}
