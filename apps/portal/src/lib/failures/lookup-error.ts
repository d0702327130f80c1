/** Thrown if the loaded data lacks something that the portal needs (specification, section 8). */
export const LOOKUP_CODES = [
  'PRODUCT_NOT_FOUND',
  'RULE_NOT_FOUND',
  'TRANSLATION_MANAGER_TERM_NOT_FOUND',
  'ACCOUNT_NOT_FOUND',
] as const;
export type LookupCode = (typeof LOOKUP_CODES)[number];

export class LookupError extends Error {
  override readonly name = 'LookupError';
  readonly code: LookupCode;

  /** @param wanted what was looked for, such as a ref or an id */
  constructor(code: LookupCode, wanted: string | number) {
    super(`${code}: ${wanted}`);
    this.code = code;
  }
}

/**
 * The requested element of a list.
 * @throws LookupError if there is none
 */
export function lookUp<T>(
  list: readonly T[],
  isMeant: (one: T) => boolean,
  code: LookupCode,
  wanted: string | number,
): T {
  const found = list.find(isMeant);
  if (found === undefined) throw new LookupError(code, wanted);
  return found;
}
