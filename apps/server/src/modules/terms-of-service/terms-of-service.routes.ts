import { findTermsEdition } from '@quayside/contract';
import { termsOfServiceSchemas as schemas } from '@quayside/contract/terms-of-service.schema';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { createTermsFiles } from './terms-files.ts';
import { answerTerms, describeTerms, type TermsServiceDeps } from './terms-of-service.service.ts';

export interface TermsDeps extends TermsServiceDeps {
  /** The directory of the fonts used in documents. */
  readonly fontsDir: string;
}

/** A document of a version never changes; a day limits how long a corrected mistake stays cached. */
const FILE_MAX_AGE_S = 86_400;

export function termsOfServiceRoutes(deps: TermsDeps): Route[] {
  const files = createTermsFiles(deps.fontsDir);
  return [
    route(schemas.getLatest, ({ who, params, language }) => describeTerms(deps, who.userId, params.type, language)),
    route(schemas.accept, async ({ who, params, body, language }) => {
      await answerTerms(deps, who, params.type, body, 'answer');
      return describeTerms(deps, who.userId, params.type, language);
    }),
    route(schemas.create, async ({ who, params, body, language }) => {
      await answerTerms(deps, who, params.type, body, 'answer');
      return describeTerms(deps, who.userId, params.type, language);
    }),
    route(schemas.update, async ({ who, params, body, language }) => {
      await answerTerms(deps, who, params.type, { ...body, version: params.version }, 'change');
      return describeTerms(deps, who.userId, params.type, language);
    }),
    route(schemas.getFile, async ({ params, raw }) => {
      const edition = findTermsEdition(params.type, params.version);
      const language = edition?.languages.find((one) => `${one}.pdf` === params.file);
      if (!edition || !language) throw fail('terms_not_found');
      const file = await files.read(params.type, edition.version, language);
      return raw.reply
        .type('application/pdf')
        .header('cache-control', `public, max-age=${FILE_MAX_AGE_S}`)
        .header(
          'content-disposition',
          `inline; filename="quayside-terms-${params.type}-${edition.version}-${language}.pdf"`,
        )
        .send(file);
    }),
  ];
}
