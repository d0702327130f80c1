/** The engines that a business or the operator can bring. eBay's is the connector's own call. */
export const ENGINE_NAMES = ['deepl', 'google', 'azure', 'amazon', 'libretranslate'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** A seller's own word for one of the source language. */
export interface EngineTerm {
  readonly source: string;
  readonly target: string;
}

/** One text, with what must come back as it is: brand, numbers with their units, codes, sizes, in the order of the text. */
export interface EngineText {
  readonly text: string;
  readonly kept: readonly string[];
  /** The seller's terms that stand in the text. An engine without the request's glossary gets them with the text. */
  readonly terms?: readonly EngineTerm[] | undefined;
}

export interface EngineRequest {
  /** ISO 639-1, such as `en`. */
  readonly from: string;
  /** ISO 639-1, with a region where it matters: `en-US`, `fr-CA`. */
  readonly to: string;
  /** Within `limits`. */
  readonly texts: readonly EngineText[];
  /** What `keep` answered for this pair of languages; the engine takes the terms from there. */
  readonly glossary?: string | undefined;
}

/** Terms that an engine keeps for a business. */
export interface EngineGlossary {
  /** Letters and digits: whose terms they are. Part of the name at the engine. */
  readonly owner: string;
  readonly from: string;
  readonly to: string;
  readonly terms: readonly EngineTerm[];
}

export interface GlossaryKeeper {
  /**
   * Brings the engine to have exactly these terms for the pair, once: what is there is found again by name and content, what differs is
   * replaced, what is there twice is removed. May be repeated.
   * @returns by what `translate` names it
   * @throws ConnectorError
   */
  keep(wanted: EngineGlossary): Promise<string>;
  /** Removes all that is kept for this owner. @throws ConnectorError */
  remove(owner: string): Promise<void>;
}

export interface EngineClient {
  readonly name: EngineName;
  /** The most that one call may carry. */
  readonly limits: { readonly texts: number; readonly characters: number };
  /** What the engine may charge for these texts: code points of what is sent, with the marks around what is kept. */
  charactersOf(texts: readonly EngineText[]): number;
  /**
   * One translation for each text, in the same order, as plain text. The engine's word is not checked here.
   * @throws ConnectorError: `auth-expired` for a wrong key; `rate-limited`, with the code `quota` if the engine's own quota is used up;
   * `rejected`, with the code `glossary-gone` if it knows the glossary no longer
   */
  translate(request: EngineRequest): Promise<readonly string[]>;
  /** Undefined where the engine keeps no glossaries that a key reaches. */
  readonly glossaries?: GlossaryKeeper;
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
/** The code of a `rejected` error that means that the engine has no such glossary any more. */
export const GLOSSARY_GONE = 'glossary-gone';
