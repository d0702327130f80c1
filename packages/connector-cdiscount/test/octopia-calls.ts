import type { RecordedCall } from '@quayside/connector-kit/conformance/recording-proxy';
import { OPERATIONS, type Operation, type Shape } from './octopia-schema.data.ts';

const TOKEN_PATH = '/auth/realms/maas/protocol/openid-connect/token';
const LANGUAGE = /^[a-z]{2}-[A-Z]{2}$/;

/** Checks recorded calls against the known rules of Octopia's operations; returns one sentence per violation. */
export function createOctopiaCheck(): (call: RecordedCall) => string[] {
  return (call) => {
    const { pathname, searchParams } = new URL(call.path, 'http://octopia.example');
    if (pathname === TOKEN_PATH) return checkToken(call);
    const operation = OPERATIONS.find(({ method, path }) => method === call.method && path.test(pathname));
    if (!operation) return [`${call.method} ${pathname} is no operation that is known`];
    const problems = [
      ...checkHeaders(call, operation),
      ...checkQuery(searchParams, operation),
      ...checkBody(call, operation),
      ...(operation.answers.includes(call.status) ? [] : [`is answered with ${call.status}`]),
    ];
    return problems.map((problem) => `${operation.name}: ${problem}`);
  };
}

const LINES = /^\/seller\/v2\/offer-packages\/([^/]+)\/offer-requests$/;
const PACKAGE = /^\/seller\/v2\/offer-packages\/([^/]+)$/;
const MAX_PER_PACKAGE = 50_000;

/**
 * Checks the packages of all recorded calls: a package contains a reference once and at most 50,000 lines, gets no lines after it is
 * complete, and every filled package is set ready, because otherwise Octopia does not process it.
 */
export function checkPackages(calls: readonly RecordedCall[]): string[] {
  const packages = new Map<string, { references: string[]; isReady: boolean }>();
  const problems: string[] = [];
  for (const { method, path, body, status } of calls) {
    if (status >= 300) continue;
    const { pathname } = new URL(path, 'http://octopia.example');
    const filled = method === 'POST' ? LINES.exec(pathname)?.[1] : undefined;
    const completed = method === 'PATCH' ? PACKAGE.exec(pathname)?.[1] : undefined;
    if (filled !== undefined) {
      const existing = packages.get(filled) ?? { references: [], isReady: false };
      if (existing.isReady) problems.push(`package ${filled} is filled after it was complete`);
      const lines = JSON.parse(body) as { sellerExternalReference: string }[];
      existing.references.push(...lines.map((line) => line.sellerExternalReference));
      packages.set(filled, existing);
    }
    if (completed !== undefined) {
      const existing = packages.get(completed);
      if (existing) existing.isReady = true;
      else problems.push(`package ${completed} is set ready and holds nothing`);
    }
  }
  for (const [id, { references, isReady }] of packages) {
    if (!isReady) problems.push(`package ${id} is never set ready`);
    if (references.length > MAX_PER_PACKAGE) problems.push(`package ${id} holds ${references.length} offers`);
    if (new Set(references).size < references.length) problems.push(`package ${id} names a reference twice`);
  }
  return problems;
}

function checkToken({ method, headers, body, status }: RecordedCall): string[] {
  const form = new URLSearchParams(body);
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  return [
    ...(method === 'POST' && isForm ? [] : ['token: is no posted form']),
    ...(form.get('grant_type') === 'client_credentials' ? [] : ['token: has another grant']),
    ...['client_id', 'client_secret'].filter((name) => !form.get(name)).map((name) => `token: lacks ${name}`),
    ...([200, 400, 401, 429, 500].includes(status) ? [] : [`token: is answered with ${status}`]),
  ];
}

function checkHeaders({ headers, body }: RecordedCall, { requiredHeaders = {} }: Operation): string[] {
  const wanted: Readonly<Record<string, RegExp>> = {
    authorization: /^Bearer \S+$/,
    sellerid: /^\d+$/,
    accept: /^application\/json$/,
    'accept-language': LANGUAGE,
    ...(body === '' ? {} : { 'content-type': /^application\/json/ }),
    ...requiredHeaders,
  };
  return Object.entries(wanted).flatMap(([name, pattern]) =>
    pattern.test(String(headers[name] ?? '')) ? [] : [`header ${name} is ${headers[name] ?? 'missing'}`],
  );
}

function checkQuery(query: URLSearchParams, { query: known = {}, requiredQuery = [] }: Operation): string[] {
  const missing = requiredQuery.filter((name) => !query.has(name)).map((name) => `query ${name} is missing`);
  const wrong = [...query].flatMap(([name, value]) => {
    const pattern = known[name];
    if (!pattern) return [`query ${name} is unknown`];
    return pattern.test(value) ? [] : [`query ${name} is ${value}`];
  });
  return [...missing, ...wrong];
}

function checkBody({ body }: RecordedCall, { body: shape }: Operation): string[] {
  if (!shape) return body === '' ? [] : ['has a body'];
  if (body === '') return ['has no body'];
  return checkShape(JSON.parse(body), shape, 'body');
}

function checkShape(value: unknown, shape: Shape, at: string): string[] {
  if (shape.type === 'array') {
    if (!Array.isArray(value)) return [`${at} is no list`];
    const items = value.flatMap((entry, index) =>
      shape.items ? checkShape(entry, shape.items, `${at}[${index}]`) : [],
    );
    return [...checkRange(value.length, shape.least, shape.longest, `${at}.length`), ...items];
  }
  if (shape.type === 'object') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is no object`];
    const fields = shape.fields ?? {};
    return [
      ...(shape.required ?? []).filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`),
      ...Object.entries(value).flatMap(([name, entry]) => {
        const field = fields[name];
        return field ? checkShape(entry, field, `${at}.${name}`) : [`${at}.${name} is unknown`];
      }),
    ];
  }
  if (shape.type === 'string') {
    if (typeof value !== 'string') return [`${at} is no text`];
    const isFitting = (shape.pattern?.test(value) ?? true) && (shape.values?.includes(value) ?? true);
    return [
      ...(isFitting ? [] : [`${at} is ${value}`]),
      ...checkRange([...value].length, 0, shape.longest, `${at}.length`),
    ];
  }
  if (shape.type === 'boolean') return typeof value === 'boolean' ? [] : [`${at} is ${value}`];
  if (typeof value !== 'number' || (shape.type === 'integer' && !Number.isInteger(value))) return [`${at} is ${value}`];
  return checkRange(value, shape.least, shape.most, at);
}

function checkRange(value: number, least = 0, most = Number.POSITIVE_INFINITY, at: string): string[] {
  return value >= least && value <= most ? [] : [`${at} is ${value}`];
}
