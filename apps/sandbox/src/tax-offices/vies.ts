import type { FastifyRequest } from 'fastify';
import type { Answer } from '../platform/answer-call.ts';
import type { Fault } from '../platform/faults.ts';
import type { Machine } from '../platform/machine.ts';
import { type TaxOffices, VIES_ERRORS } from './registers-state.ts';

const MEMBERS = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ');
/** Their tax offices tell no names. */
const SILENT_MEMBERS = ['DE', 'ES'];
const FIELDS = [
  'countryCode',
  'vatNumber',
  'requesterMemberStateCode',
  'requesterNumber',
  'traderName',
  'traderStreet',
  'traderPostalCode',
  'traderCity',
  'traderCompanyType',
];
const NUMBER = /^[0-9A-Za-z+*.]{2,12}$/;
/** A member's calls that may run at once. */
const MOST_AT_ONCE = 3;

export type World = Machine & { readonly taxOffices: TaxOffices };

const failed = (error: string, status: number, message = error): Answer => ({
  status,
  body: { actionSucceed: false, errorWrappers: [{ error, message }] },
});

const textIn = (body: unknown, name: string): string => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
};

/** `POST /check-vat-number`. */
export function checkVatNumber(world: World, { body }: FastifyRequest, struck: readonly Fault[]): Answer {
  const isStruck = (kind: Fault['kind']) => struck.some((fault) => fault.kind === kind);
  if (isStruck('5xx')) return failed('VOW-ERR-1', 500, 'An unexpected error occurred. Please retry later.');
  if (isStruck('throttle-429')) return { status: 429, body: '', headers: { 'retry-after': '60' } };
  if (isStruck('html-answer'))
    return { status: 200, body: '<!doctype html><title>Maintenance</title>', headers: { 'content-type': 'text/html' } };
  if (isStruck('empty-answer')) return { status: 200, body: '', headers: { 'content-type': 'application/json' } };
  const refusal = refusalOf(world, body);
  if (refusal) return refusal;
  const answer = answerTo(world, body);
  if (!isStruck('cut-short')) return answer;
  const cut = JSON.stringify(answer.body).slice(0, 40);
  return { status: 200, body: cut, headers: { 'content-type': 'application/json' } };
}

function refusalOf({ taxOffices }: World, body: unknown): Answer | null {
  const unknown = Object.keys((body as object | undefined) ?? {}).find((name) => !FIELDS.includes(name));
  if (unknown !== undefined) return failed('VOW-ERR-1', 500, `unknown field ${unknown}`);
  const country = textIn(body, 'countryCode');
  const number = textIn(body, 'vatNumber');
  if (country === '' || number === '') return failed('VOW-ERR-11', 400, 'A mandatory field is missing');
  if (!MEMBERS.includes(country)) return failed('INVALID_INPUT', 400, 'Some data are invalid in the request');
  if (!NUMBER.test(number))
    return failed('VOW-ERR-2600', 400, 'The VAT number does not respect the configured pattern');
  const requester = textIn(body, 'requesterMemberStateCode');
  const own = textIn(body, 'requesterNumber');
  const isRequesterWrong =
    (requester !== '' || own !== '') &&
    (!MEMBERS.includes(requester) || !NUMBER.test(own) || taxOffices.invalid.has(requester + own));
  if (isRequesterWrong) return failed('INVALID_REQUESTER_INFO', 400);
  if ((taxOffices.running.get(country) ?? 0) > MOST_AT_ONCE) return failed('MS_MAX_CONCURRENT_REQ', 200);
  const trouble = taxOffices.troubles.get(country) ?? taxOffices.troubles.get('*');
  if (trouble === undefined || !Object.hasOwn(VIES_ERRORS, trouble)) return null;
  return failed(trouble, VIES_ERRORS[trouble as keyof typeof VIES_ERRORS]);
}

function answerTo({ taxOffices, clock }: World, body: unknown): Answer {
  const countryCode = textIn(body, 'countryCode');
  const vatNumber = textIn(body, 'vatNumber');
  const valid = !taxOffices.invalid.has(countryCode + vatNumber);
  const isTold = valid && !SILENT_MEMBERS.includes(countryCode);
  taxOffices.answered += 1;
  const hasRequester = textIn(body, 'requesterNumber') !== '';
  const said: Record<string, unknown> = {
    countryCode,
    vatNumber,
    requestDate: new Date(clock.now()).toISOString(),
    valid,
    requestIdentifier: hasRequester ? `WAPIAAAAZ${String(taxOffices.answered).padStart(7, '0')}` : '',
    name: isTold ? `TRADER ${vatNumber} LTD` : '---',
    address: isTold ? `1 HIGH STREET\n${countryCode}-1000 TOWN` : '---',
    traderName: '---',
    traderStreet: '---',
    traderPostalCode: '---',
    traderCity: '---',
    traderCompanyType: '---',
    traderNameMatch: 'NOT_PROCESSED',
    traderStreetMatch: 'NOT_PROCESSED',
    traderPostalCodeMatch: 'NOT_PROCESSED',
    traderCityMatch: 'NOT_PROCESSED',
    traderCompanyTypeMatch: 'NOT_PROCESSED',
  };
  const trouble = taxOffices.troubles.get(countryCode) ?? taxOffices.troubles.get('*');
  if (trouble === 'other_number') said['vatNumber'] = `${vatNumber.slice(0, -1)}0X`;
  if (trouble === 'no_verdict') delete said['valid'];
  if (trouble === 'text_verdict') said['valid'] = 'true';
  if (trouble === 'error_beside_verdict') Object.assign(said, { valid: false, userError: 'MS_UNAVAILABLE' });
  if (trouble === 'huge') said['address'] = 'X'.repeat(1024 * 1024);
  return { status: 200, body: said };
}
