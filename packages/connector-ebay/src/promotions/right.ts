import { ConnectorError } from '@quayside/connector-kit';

/**
 * A seller who did not grant the right for advertising keeps the account's other work. So its absence is a refusal of promotions, and no
 * lost access.
 */
export function withoutLosingAccess<Given extends unknown[], T>(
  call: (...given: Given) => Promise<T>,
): (...given: Given) => Promise<T> {
  return async (...given) => {
    try {
      return await call(...given);
    } catch (error) {
      throw isRightMissing(error) ? asRefusal(error) : error;
    }
  };
}

export function isRightMissing(error: unknown): error is ConnectorError {
  return error instanceof ConnectorError && error.kind === 'auth-expired' && error.lost === 'right-missing';
}

function asRefusal({ message, code }: ConnectorError): ConnectorError {
  return new ConnectorError('rejected', message, { code: code ?? '1100' });
}
