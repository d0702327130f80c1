import { ConnectorError } from './errors.ts';

const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;
/** One escape after the other, so that an escaped backslash is not taken for the beginning of the next one. */
const ESCAPES = /\\u0000|\\u(?:d[89ab][0-9a-f]{2})(\\ud[c-f][0-9a-f]{2})?|\\ud[c-f][0-9a-f]{2}|\\./gis;

/**
 * What JSON can write and no database keeps: U+0000 is left out, half a character is marked as such. A title or a buyer's name may hold
 * either, and the name of an item specific as well.
 */
function storable(json: string): string {
  if (!UNSTORABLE.test(json)) return json;
  return json.replace(ESCAPES, (written: string, secondHalf: string | undefined) => {
    if (written === '\\u0000') return '';
    return secondHalf === undefined && /^\\ud[89a-f]/i.test(written) ? '\ufffd' : written;
  });
}

/** What no database keeps of a text that is not JSON. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}

/** What stands in a body; undefined where it is no JSON: cut off, empty, or something else altogether. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(storable(new TextDecoder().decode(bytes)));
  } catch {
    return undefined; // the caller knows what that means for its call
  }
}

/** What a member of an answer is: a text, number or truth; an object; a list of objects; a list of texts. */
export type HeldKind = 'value' | 'object' | 'list' | 'texts';
export type HeldMembers = Readonly<Record<string, HeldKind>>;

/** What is known of a call's answer before it comes. */
export interface ExpectedAnswer {
  readonly isRepeatable: boolean;
  /** Every answer to this call has one of these members; absent where it may have none, or no body. Each that it has is of its kind. */
  readonly holds?: HeldMembers;
}

/**
 * Takes an answer with a good status for one to this call only where it looks like one. Without this a list that is missing would be
 * read as an empty one, so that orders are passed over and listings taken for ended.
 * @throws ConnectorError `unavailable` of a read, `unknown` of a write: that was done, or something else has answered in its place
 */
export function requireHeld(body: unknown, { isRepeatable, holds }: ExpectedAnswer, marketplace: string): void {
  if (holds === undefined) return;
  const members = Object.entries(holds);
  const isNoneOfThem = !isObject(body) || !members.some(([name]) => name in body);
  const wrong = isNoneOfThem ? undefined : members.find(([name, kind]) => !isOfKind(body[name], kind));
  if (!isNoneOfThem && !wrong) return;
  const why = wrong ? `its ${wrong[0]} is of another kind` : 'it is none to this call';
  throw new ConnectorError(isRepeatable ? 'unavailable' : 'unknown', `${marketplace}’s answer cannot be read: ${why}.`);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member that is missing or null is of every kind: marketplaces leave out what there is none of. */
function isOfKind(value: unknown, kind: HeldKind): boolean {
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

/** What a token endpoint answers (RFC 6749, 5.1 and 5.2). */
export interface Grant {
  readonly access_token?: string;
  /** Seconds. */
  readonly expires_in?: number;
  readonly refresh_token?: string;
  /** Seconds; eBay's own. */
  readonly refresh_token_expires_in?: number;
  readonly error?: string;
  readonly error_description?: string;
}

/** @param endpoint its name in a sentence @throws ConnectorError `unavailable` for anything that is no answer of a token endpoint */
export function readGrant(bytes: Uint8Array, endpoint: string): Grant {
  const body = parseJson(bytes);
  if (typeof body === 'object' && body !== null) return body;
  throw new ConnectorError('unavailable', `${endpoint} did not answer in JSON.`);
}
