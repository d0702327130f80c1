import { isAscii } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import { fail } from './fail.ts';

/** The bytes of a body whose parts are read one after the other, because each takes several milliseconds. */
const LARGE = 500_000;

/**
 * Reads a JSON body. Of a file's body, which may have 24 MB, other work has its turn between the steps.
 * @throws invalid_request
 */
export async function parseJson(bytes: Buffer): Promise<unknown> {
  // A DELETE or POST without a body may still have the JSON content type.
  if (bytes.length === 0) return undefined;
  // Most files come in base64. As Latin letters they take half the time.
  const text = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
  if (bytes.length > LARGE) await setImmediate();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw fail('invalid_request', { fields: { body: 'not_json' }, cause });
  }
}
