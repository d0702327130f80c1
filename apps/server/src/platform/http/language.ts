import { chooseLanguage, LANGUAGE_COOKIE, LANGUAGE_PARAM, type Language, parseAcceptLanguage } from '@quayside/i18n';
import type { FastifyRequest } from 'fastify';

/** The caller's interface language: `?lang`, the cookie, the browser's preference, or English. */
export function languageOf(request: FastifyRequest): Language {
  const asked = (request.query as Record<string, unknown> | undefined)?.[LANGUAGE_PARAM];
  return chooseLanguage([
    typeof asked === 'string' ? asked : undefined,
    request.cookies?.[LANGUAGE_COOKIE],
    ...parseAcceptLanguage(request.headers['accept-language']),
  ]);
}
