/** Errors of VIES, by the names of its own documents. They come with status 200 unless they are about the request. */
export const VIES_ERRORS = {
  INVALID_INPUT: 400,
  INVALID_REQUESTER_INFO: 400,
  'VOW-ERR-1': 500,
  'VOW-ERR-2600': 400,
  SERVICE_UNAVAILABLE: 200,
  MS_UNAVAILABLE: 200,
  TIMEOUT: 200,
  VAT_BLOCKED: 200,
  IP_BLOCKED: 200,
  GLOBAL_MAX_CONCURRENT_REQ: 200,
  GLOBAL_MAX_CONCURRENT_REQ_TIME: 200,
  MS_MAX_CONCURRENT_REQ: 200,
  MS_MAX_CONCURRENT_REQ_TIME: 200,
} as const;

/** Answers that say nothing about the id. */
export const ODD_ANSWERS = ['other_number', 'no_verdict', 'text_verdict', 'error_beside_verdict', 'huge'] as const;

export type Trouble = keyof typeof VIES_ERRORS | (typeof ODD_ANSWERS)[number];
export const TROUBLES = [...(Object.keys(VIES_ERRORS) as (keyof typeof VIES_ERRORS)[]), ...ODD_ANSWERS];

/** The registers of the tax offices. Every well-formed id is valid unless the console says otherwise. */
export interface TaxOffices {
  /** Ids with their prefix that are not valid. */
  readonly invalid: Set<string>;
  /** What a country's register does instead of answering; `*` for all. */
  readonly troubles: Map<string, Trouble>;
  /** The calls that run now, by country. */
  readonly running: Map<string, number>;
  /** The tokens of the British register, with the time until which each is accepted. */
  readonly tokens: Map<string, number>;
  /** Answers so far, which number them. */
  answered: number;
}

export const openTaxOffices = (): TaxOffices => ({
  invalid: new Set(),
  troubles: new Map(),
  running: new Map(),
  tokens: new Map(),
  answered: 0,
});
