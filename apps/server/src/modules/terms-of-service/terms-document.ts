/** One numbered part of the terms; each paragraph is one string. */
export interface TermsSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Terms of service as they are read. */
export interface TermsDocument {
  /** BCP 47. */
  readonly language: string;
  readonly title: string;
  /** Version and the day from which it holds, in the document's language. */
  readonly edition: string;
  readonly lead: string;
  readonly sections: readonly TermsSection[];
  /** Beneath every page; `{{page}}` and `{{pages}}` are filled in. */
  readonly footer: string;
}
