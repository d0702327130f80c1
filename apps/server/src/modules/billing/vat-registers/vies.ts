import { normalizeVatId, type RegisterEntry } from '@quayside/kernel';
import { memberOf, type RegisterHttp } from './register-http.ts';
import { codeOf, dayIn, type NoAnswer, type RegisterAnswer, textOf } from './vat-registers.ts';

export const VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

/** Whose name the register gives its answers a number for. */
export type Requester = Pick<RegisterEntry, 'countryCode' | 'number'>;

/**
 * The Commission's VIES: `POST /check-vat-number` (ec.europa.eu/assets/taxud/vow-information/swagger_publicVAT.yaml). It
 * answers with a request identifier only if the requester is stated. Failures have `actionSucceed: false` and their code
 * in `errorWrappers`, some with status 200. Only `valid: false` without an error says that an id is invalid.
 */
export async function askVies(
  { http, url, requester }: { readonly http: RegisterHttp; readonly url: string; readonly requester: Requester | null },
  entry: RegisterEntry,
  signal: AbortSignal,
): Promise<RegisterAnswer | NoAnswer> {
  const { countryCode, number } = entry;
  const asked = {
    countryCode,
    vatNumber: number,
    ...(requester ? { requesterMemberStateCode: requester.countryCode, requesterNumber: requester.number } : {}),
  };
  const { status, body } = await http.send(
    {
      operation: 'vies.checkVatNumber',
      method: 'POST',
      url: `${url}/check-vat-number`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    },
    signal,
  );
  const problem = problemIn(status, body);
  // The operator's own id may be what VIES refuses. The check is possible without it, but has no reference.
  if (requester && problem !== null && (status === 400 || problem === 'INVALID_REQUESTER_INFO'))
    return askVies({ http, url, requester: null }, entry, signal);
  if (problem !== null) return { problem };
  const isValid = memberOf(body, 'valid');
  if (typeof isValid !== 'boolean' || !isAbout(body, entry)) return { problem: 'UNREADABLE' };
  return {
    isValid,
    on: dayIn(memberOf(body, 'requestDate')),
    reference: textOf(memberOf(body, 'requestIdentifier')),
    name: textOf(memberOf(body, 'name')),
    address: textOf(memberOf(body, 'address')),
  };
}

function problemIn(status: number, body: unknown): string | null {
  const errors = memberOf(body, 'errorWrappers');
  if (Array.isArray(errors)) return codeOf(memberOf(errors[0], 'error'));
  if (status !== 200) return `HTTP_${status}`;
  if (memberOf(body, 'actionSucceed') === false) return 'UNREADABLE';
  const said = memberOf(body, 'userError');
  return said === undefined || said === null || ['', 'VALID', 'INVALID'].includes(String(said)) ? null : codeOf(said);
}

/** Whether the answer, if it repeats the question, repeats this one. */
function isAbout(body: unknown, { countryCode, number }: RegisterEntry): boolean {
  const repeats = (name: string, asked: string) => {
    const said = memberOf(body, name);
    return said === undefined || said === null || normalizeVatId(String(said)) === asked;
  };
  return repeats('countryCode', countryCode) && repeats('vatNumber', number);
}
