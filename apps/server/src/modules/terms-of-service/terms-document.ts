/** One numbered part of the terms; each paragraph is one string. */
export interface TermsSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Terms of service, as they are shown. */
export interface TermsDocument {
  /** BCP 47. */
  readonly language: string;
  readonly title: string;
  /** The version and the day from which it applies, in the document's language. */
  readonly edition: string;
  readonly lead: string;
  readonly sections: readonly TermsSection[];
  /** Shown at the bottom of every page; `{{page}}` and `{{pages}}` are filled in. */
  readonly footer: string;
}
