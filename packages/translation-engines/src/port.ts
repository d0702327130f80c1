/** The engines behind an address. eBay's own is a call of the connector. */
export const HOSTED_ENGINES = ['deepl', 'google', 'azure', 'amazon', 'libretranslate', 'llm'] as const;
/** The engines that a business or the operator can use; `offline` runs on this machine. */
export const ENGINE_NAMES = [...HOSTED_ENGINES, 'offline'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** A seller's own translation of a source-language word. */
export interface EngineTerm {
  readonly source: string;
  readonly target: string;
}

/**
 * One text, with the parts that must be returned unchanged: brand, numbers with their units, codes, sizes, in the order
 * of the text.
 */
export interface EngineText {
  readonly text: string;
  readonly kept: readonly string[];
  /** The seller's terms that occur in the text. An engine without the request's glossary gets them with the text. */
  readonly terms?: readonly EngineTerm[] | undefined;
  /** What a language model is told about the product: brand, category, specifics. */
  readonly about?: Readonly<Record<string, string>> | undefined;
  /** An earlier answer to this text, and why it was refused, for an engine that hears reasons. */
  readonly refused?: { readonly answer: string; readonly because: readonly string[] } | undefined;
}

export interface EngineRequest {
  /** ISO 639-1, such as `en`. */
  readonly from: string;
  /** ISO 639-1, with a region where it matters: `en-US`, `fr-CA`. */
  readonly to: string;
  /** Within `limits`. */
  readonly texts: readonly EngineText[];
  /** The glossary that `keep` returned for this pair of languages; the engine takes the terms from there. */
  readonly glossary?: string | undefined;
  /** By default a title. */
  readonly kind?: 'title' | 'text' | undefined;
  /** The most code points of a translation, for an engine that can heed it. */
  readonly limit?: number | undefined;
  /** Called for each answer with what the engine says it charges, in its unit. */
  readonly onCharge?: ((units: number) => void) | undefined;
}

/** Terms that an engine stores for a business. */
export interface EngineGlossary {
  /** Letters and digits that identify the owner of the terms. Part of the name at the engine. */
  readonly owner: string;
  readonly from: string;
  readonly to: string;
  readonly terms: readonly EngineTerm[];
}

export interface GlossaryKeeper {
  /**
   * Makes the engine store exactly these terms for the pair, once: existing ones are found by name and content,
   * outdated ones are replaced, and duplicates are removed. May be repeated.
   * @returns the name for `translate`
   * @throws ConnectorError
   */
  keep(wanted: EngineGlossary): Promise<string>;
  /**
   * Removes everything that is stored for this owner.
   * @throws ConnectorError
   */
  remove(owner: string): Promise<void>;
}

export interface EngineClient {
  readonly name: EngineName;
  /** What its quota and budget count; by default characters. A language model's tokens are estimated before a call. */
  readonly unit?: 'tokens';
  /** A language model: it can be asked again with the reason why its answer was refused. */
  readonly hearsReasons?: true;
  /** The limits of one call, in texts and in its unit. */
  readonly limits: { readonly texts: number; readonly characters: number };
  /**
   * What the engine may charge for these texts, in its unit: the code points that are sent, including the markup around
   * protected text.
   */
  charactersOf(texts: readonly EngineText[]): number;
  /**
   * Returns one translation for each text, in the same order, as plain text; an empty one if the engine has none.
   * Translations are not checked here.
   * @throws ConnectorError: `auth-expired` for a wrong key; `rate-limited`, with the code `quota` if the engine's own
   * quota is used up; `rejected`, with the code `glossary-gone` if the glossary no longer exists
   */
  translate(request: EngineRequest): Promise<readonly string[]>;
  /** Undefined if the engine stores no glossaries that a key can use. */
  readonly glossaries?: GlossaryKeeper;
}

/** What a business enters. */
export interface EngineKey {
  /** The key; for Amazon the access key ID. */
  readonly key: string;
  /** Amazon's secret access key. */
  readonly secret?: string | undefined;
  /** The region of Azure's resource, or of Amazon's endpoint. */
  readonly region?: string | undefined;
  /** The base URL of a language model's server; undefined for the given one (`EngineUrls`). */
  readonly url?: string | undefined;
  /** The name of a language model. */
  readonly model?: string | undefined;
}

/** The code of a `rate-limited` error for a used-up quota of the engine, as opposed to too frequent calls. */
export const QUOTA_USED = 'quota';
/** The code of a `rejected` error for a glossary that no longer exists. */
export const GLOSSARY_GONE = 'glossary-gone';
/** The code of a `rejected` error of the offline engine that lacks the model of a pair of languages. */
export const MODEL_MISSING = 'model-missing';
/** The code of a `rejected` error of the offline engine whose model of a pair is not what it should be. */
export const MODEL_DAMAGED = 'model-damaged';
