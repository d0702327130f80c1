import type { TermsLanguage, TermsType } from '@quayside/contract';

export interface TermsFiles {
  /** The document of an edition in one of its languages, as the bytes of a PDF file. */
  read(type: TermsType, version: string, language: TermsLanguage): Promise<Buffer>;
}

/** Renders each document on first request and caches it: there are nine, of about ten kilobytes each. */
export function createTermsFiles(fontsDir: string): TermsFiles {
  const made = new Map<string, Promise<Buffer>>();
  return {
    read(type, version, language) {
      const key = `${type} ${version} ${language}`;
      const kept = made.get(key);
      if (kept) return kept;
      const file = renderEdition(type, version, language, fontsDir);
      made.set(key, file);
      // A failed read may succeed the next time.
      file.catch(() => made.delete(key));
      return file;
    },
  };
}

async function renderEdition(
  type: TermsType,
  version: string,
  language: TermsLanguage,
  fontsDir: string,
): Promise<Buffer> {
  const [{ renderTerms }, { termsDocument }] = await Promise.all([
    import('./render-terms.ts'),
    import('./texts/index.ts'),
  ]);
  return renderTerms(termsDocument(type, version, language), fontsDir);
}
