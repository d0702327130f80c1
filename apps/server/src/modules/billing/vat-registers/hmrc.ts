import type { Clock } from '@quayside/connector-kit';
import type { RegisterEntry } from '@quayside/kernel';
import { memberOf, type RegisterHttp, Unanswered } from './register-http.ts';
import { codeOf, dayIn, type NoAnswer, type RegisterAnswer, textOf } from './vat-registers.ts';

export const HMRC_URL = 'https://api.service.hmrc.gov.uk';

interface HmrcClient {
  readonly http: RegisterHttp;
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clock: Pick<Clock, 'now'>;
  /** The operator's own British number; HMRC gives a consultation number only with one. */
  readonly requester: string | null;
}

export interface Hmrc {
  ask(entry: RegisterEntry, signal: AbortSignal): Promise<RegisterAnswer | NoAnswer>;
}

interface Token {
  readonly value: string;
  readonly until: number;
}

/** A token is renewed this long before it expires. */
const TOKEN_MARGIN_MS = 60_000;

/**
 * HMRC's "Check a UK VAT number" API 2.0 (github.com/hmrc/vat-registered-companies-api, `public/api/conf/2.0`): an
 * application's token with the scope `read:vat`, and `GET …/lookup/{target}` or `…/{target}/{requester}`. 404 with the
 * code `NOT_FOUND` says that an id is invalid; 403 with a requester that the requester is not registered.
 */
export function createHmrc(client: HmrcClient): Hmrc {
  let token: Token | null = null;

  async function authorised(signal: AbortSignal): Promise<string> {
    if (token && token.until > client.clock.now().getTime()) return token.value;
    token = await requestToken(client, signal);
    return token.value;
  }

  async function ask(entry: RegisterEntry, requester: string | null, signal: AbortSignal, isAgain = false) {
    const { status, body } = await client.http.send(
      {
        operation: 'hmrc.checkVatNumber',
        method: 'GET',
        url: [`${client.url}/organisations/vat/check-vat-number/lookup/${entry.number}`, requester ?? []]
          .flat()
          .join('/'),
        headers: { accept: 'application/vnd.hmrc.2.0+json', authorization: `Bearer ${await authorised(signal)}` },
      },
      signal,
    );
    if (status === 401 && !isAgain) {
      token = null;
      return ask(entry, requester, signal, true);
    }
    if (status === 403 && requester !== null) return ask(entry, null, signal, isAgain);
    return answerIn(status, body, entry);
  }

  return { ask: (entry, signal) => ask(entry, client.requester, signal) };
}

function answerIn(status: number, body: unknown, { number }: RegisterEntry): RegisterAnswer | NoAnswer {
  if (status === 404 && memberOf(body, 'code') === 'NOT_FOUND')
    return { isValid: false, on: null, reference: null, name: null, address: null };
  if (status === 401) return { problem: 'KEYS_REFUSED' };
  if (status !== 200) return { problem: body === undefined ? `HTTP_${status}` : codeOf(memberOf(body, 'code')) };
  const target = memberOf(body, 'target');
  if (memberOf(target, 'vatNumber') !== number) return { problem: 'UNREADABLE' };
  const address = memberOf(target, 'address');
  const lines = ['line1', 'line2', 'line3', 'line4', 'postcode', 'countryCode'].map((line) =>
    textOf(memberOf(address, line)),
  );
  return {
    isValid: true,
    on: dayIn(memberOf(body, 'processingDate')),
    reference: textOf(memberOf(body, 'consultationNumber')),
    name: textOf(memberOf(target, 'name')),
    address: textOf(lines.filter((line) => line !== null).join(', ')),
  };
}

async function requestToken({ http, url, clientId, clientSecret, clock }: HmrcClient, signal: AbortSignal) {
  const { status, body } = await http.send(
    {
      operation: 'hmrc.token',
      method: 'POST',
      url: `${url}/oauth/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        scope: 'read:vat',
      }).toString(),
    },
    signal,
  );
  const value = memberOf(body, 'access_token');
  const seconds = Number(memberOf(body, 'expires_in'));
  if (status === 400 || status === 401 || status === 403) throw new Unanswered('KEYS_REFUSED');
  if (status !== 200 || typeof value !== 'string' || !/^[\w.~+/=-]+$/.test(value)) throw new Unanswered('UNREADABLE');
  const lastsMs = Number.isFinite(seconds) ? Math.max(0, seconds * 1000 - TOKEN_MARGIN_MS) : 0;
  return { value, until: clock.now().getTime() + lastsMs };
}
