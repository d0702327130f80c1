import { ConnectorError } from './errors.ts';

const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;
/** Matches escapes one by one, so that an escaped backslash is not read as the start of the next escape. */
const ESCAPES = /\\u0000|\\u(?:d[89ab][0-9a-f]{2})(\\ud[c-f][0-9a-f]{2})?|\\ud[c-f][0-9a-f]{2}|\\./gis;

/**
 * Removes what JSON can contain and PostgreSQL cannot store: U+0000 is removed, and an unpaired surrogate is replaced. Both occur in
 * titles, buyer names and names of item specifics.
 */
function storable(json: string): string {
  if (!UNSTORABLE.test(json)) return json;
  return json.replace(ESCAPES, (written: string, secondHalf: string | undefined) => {
    if (written === '\\u0000') return '';
    return secondHalf === undefined && /^\\ud[89a-f]/i.test(written) ? '\ufffd' : written;
  });
}

/** Removes U+0000, which PostgreSQL cannot store, from text that is not JSON. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}

/** Parses a JSON body. Undefined if the body is truncated, empty or not JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(storable(new TextDecoder().decode(bytes)));
  } catch {
    return undefined; // The caller decides what an unreadable body means for its call.
  }
}

/** The type of a member: a text, number or boolean; an object; a list of objects; a list of texts. */
export type MemberKind = 'value' | 'object' | 'list' | 'texts';
export type AnswerMembers = Readonly<Record<string, MemberKind>>;

/** The caller's expectations of a response. */
export interface ExpectedAnswer {
  readonly isRepeatable: boolean;
  /**
   * The members of which every response to this call has at least one, each of its type. Absent if a response may have none of them or no
   * body.
   */
  readonly members?: AnswerMembers;
}

/**
 * Checks that a successful response fits this call. Without this check a missing list would be read as an empty one: orders would be
 * skipped and listings would count as ended.
 * @throws ConnectorError `unavailable` for a read; `unknown` for a write, because it may have been done
 */
export function requireMembers(body: unknown, { isRepeatable, members }: ExpectedAnswer, marketplace: string): void {
  if (members === undefined) return;
  const expected = Object.entries(members);
  const isNoneOfThem = !isObject(body) || !expected.some(([name]) => name in body);
  const wrong = isNoneOfThem ? undefined : expected.find(([name, kind]) => !isOfKind(body[name], kind));
  if (!isNoneOfThem && !wrong) return;
  const why = wrong ? `its ${wrong[0]} is of another kind` : 'it is none to this call';
  throw new ConnectorError(isRepeatable ? 'unavailable' : 'unknown', `${marketplace}’s answer cannot be read: ${why}.`);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A missing or null member fits every type, because marketplaces omit empty members. */
function isOfKind(value: unknown, kind: MemberKind): boolean {
  if (value === undefined || value === null) return true;
  switch (kind) {
    case 'value':
      return typeof value !== 'object';
    case 'object':
      return isObject(value);
    case 'list':
      return Array.isArray(value) && value.every(isObject);
    case 'texts':
      return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  }
}

/** The response of a token endpoint (RFC 6749, 5.1 and 5.2). */
export interface Grant {
  readonly access_token?: string;
  /** Seconds. */
  readonly expires_in?: number;
  readonly refresh_token?: string;
  /** Seconds; sent by eBay only. */
  readonly refresh_token_expires_in?: number;
  readonly error?: string;
  readonly error_description?: string;
}

/**
 * @param endpoint the endpoint's name in an error sentence
 * @throws ConnectorError `unavailable` if the body is not a response of a token endpoint
 */
export function readGrant(bytes: Uint8Array, endpoint: string): Grant {
  const body = parseJson(bytes);
  if (typeof body === 'object' && body !== null) return body;
  throw new ConnectorError('unavailable', `${endpoint} did not answer in JSON.`);
}
