/** The engines that a business or the operator can bring. eBay's is the connector's own call. */
export const ENGINE_NAMES = ['deepl', 'google', 'azure', 'amazon', 'libretranslate'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** One text, with what must come back as it is: brand, numbers with their units, codes, sizes, in the order of the text. */
export interface EngineText {
  readonly text: string;
  readonly kept: readonly string[];
}

export interface EngineRequest {
  /** ISO 639-1, such as `en`. */
  readonly from: string;
  /** ISO 639-1, with a region where it matters: `en-US`, `fr-CA`. */
  readonly to: string;
  /** Within `limits`. */
  readonly texts: readonly EngineText[];
}

export interface EngineClient {
  readonly name: EngineName;
  /** The most that one call may carry. */
  readonly limits: { readonly texts: number; readonly characters: number };
  /** What the engine may charge for these texts: code points of what is sent, with the marks around what is kept. */
  charactersOf(texts: readonly EngineText[]): number;
  /**
   * One translation for each text, in the same order, as plain text. The engine's word is not checked here.
   * @throws ConnectorError: `auth-expired` for a wrong key; `rate-limited`, with the code `quota` if the engine's own quota is used up
   */
  translate(request: EngineRequest): Promise<readonly string[]>;
}

/** What a business enters. */
export interface EngineKey {
  /** The key; for Amazon the access key ID. */
  readonly key: string;
  /** Amazon's secret access key. */
  readonly secret?: string | undefined;
  /** Azure's region of the resource, and Amazon's of the endpoint. */
  readonly region?: string | undefined;
}

/** The code of a `rate-limited` error that means that the engine's own quota is used up, not that calls are too frequent. */
export const QUOTA_USED = 'quota';
