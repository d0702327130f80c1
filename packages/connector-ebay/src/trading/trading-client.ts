import {
  type AccountSession,
  ConnectorError,
  type ConnectorErrorKind,
  type Transport,
  type TransportContext,
  type TransportRequest,
  type TransportResponse,
} from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { EbayConfig } from '../config.ts';
import { toConnectorError } from '../errors.ts';
import type { EbayOAuth } from '../oauth.ts';
import { ebaySite } from '../sites.ts';
import {
  COMPATIBILITY_LEVEL,
  isTokenRefusal,
  parseTradingAnswer,
  type TradingAnswer,
  type TradingCallName,
} from './trading-xml.ts';

export interface Trading {
  /**
   * Returns Success, Warning and PartialFailure responses.
   * @throws ConnectorError for Failure, with the kind of the first error
   */
  call(
    session: AccountSession,
    site: Site,
    name: TradingCallName,
    body: string,
    options: { isRepeatable: boolean },
  ): Promise<TradingAnswer>;
}

/** Trading's error numbers; all others are content rejections. */
const KINDS: Readonly<Record<string, ConnectorErrorKind>> = {
  '17': 'not-found', // the item does not exist or belongs to another seller
  '291': 'not-found', // the auction or listing has ended
  '518': 'rate-limited', // daily quota used up
  '931': 'auth-expired',
  '932': 'auth-expired',
  '10007': 'unavailable', // internal error
  '21916984': 'auth-expired',
  '21917053': 'auth-expired',
  '21917057': 'auth-expired',
};

/** @param retryAtOf computes the retry time; Trading reports a used-up daily quota with status 200 */
export function createTrading(
  config: EbayConfig,
  transport: Transport,
  oauth: EbayOAuth,
  retryAtOf: (context: TransportContext, request: TransportRequest, response: TransportResponse) => Promise<Date>,
): Trading {
  const dialect = {
    headersOf: (accessToken: string) => ({ 'x-ebay-api-iaf-token': accessToken }),
    isTokenRefused: (response: TransportResponse) =>
      response.status === 401 || isTokenRefusal(new TextDecoder().decode(response.bytes.subarray(0, 4_000))),
    renew: oauth.renew,
  };

  return {
    async call(session, site, name, body, { isRepeatable }) {
      const request: TransportRequest = {
        operation: 'ebay.trading',
        name,
        method: 'POST',
        url: `${config.tradingUrl}/ws/api.dll`,
        headers: {
          'content-type': 'text/xml',
          'x-ebay-api-call-name': name,
          'x-ebay-api-siteid': String(ebaySite(site).siteId),
          'x-ebay-api-compatibility-level': COMPATIBILITY_LEVEL,
        },
        body,
        isRepeatable,
      };
      const response = await transport.sendAuthorised(session, dialect, request);
      if (response.status < 200 || response.status > 299)
        throw toConnectorError({ status: response.status, errors: [], isRepeatable });
      const answer = readAnswer(name, response, isRepeatable);
      if (answer.ack !== 'Failure') return answer;
      const error = tradingError(answer);
      if (error.kind !== 'rate-limited') throw error;
      const retryAt = await retryAtOf(session, request, response);
      await session.throttle.penalise(session.accountKey, request.operation, retryAt);
      throw new ConnectorError(error.kind, error.message, {
        retryAt: retryAt.toISOString(),
        ...(error.code === undefined ? {} : { code: error.code }),
      });
    },
  };
}

/** @throws ConnectorError for a body that is truncated or not Trading's; for a write the result is then unknown */
function readAnswer(name: TradingCallName, { bytes }: TransportResponse, isRepeatable: boolean): TradingAnswer {
  try {
    return parseTradingAnswer(name, new TextDecoder().decode(bytes));
  } catch (cause) {
    if (isRepeatable) throw cause;
    throw new ConnectorError('unknown', 'eBay’s answer cannot be read.', { cause });
  }
}

export function tradingError({ errors }: TradingAnswer): ConnectorError {
  const decisive = errors.find(({ isWarning }) => !isWarning) ?? errors[0];
  if (!decisive) return new ConnectorError('unavailable', 'eBay refused the call without a reason.');
  return new ConnectorError(KINDS[decisive.code] ?? 'rejected', decisive.message, { code: decisive.code });
}
