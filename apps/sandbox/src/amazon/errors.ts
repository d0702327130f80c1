export type AmazonErrorCode =
  | 'InvalidInput'
  | 'NotFound'
  | 'Unauthorized'
  | 'QuotaExceeded'
  | 'InternalFailure'
  | 'UnsupportedMediaType';

export interface AmazonErrorBody {
  code: AmazonErrorCode;
  message: string;
  details: string;
}

/** Ends a call with Amazon's error body. */
export class AmazonRefusal extends Error {
  override name = 'AmazonRefusal';
  readonly status: number;
  readonly errors: readonly AmazonErrorBody[];
  constructor(status: number, code: AmazonErrorCode, message: string, details = '') {
    super(message);
    this.status = status;
    this.errors = [{ code, message, details }];
  }
}

export const invalidInput = (message: string, details = '') => new AmazonRefusal(400, 'InvalidInput', message, details);

export const notFound = (what: string) =>
  new AmazonRefusal(404, 'NotFound', `The requested resource '${what}' was not found.`);

/** The details distinguish an expired token, an unknown token and a missing role. */
export const denied = (details = '') =>
  new AmazonRefusal(403, 'Unauthorized', 'Access to requested resource is denied.', details);

export const quotaExceeded = () =>
  new AmazonRefusal(429, 'QuotaExceeded', 'You exceeded your quota for the requested resource.');
