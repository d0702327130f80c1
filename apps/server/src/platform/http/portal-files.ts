import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { PortalSettings } from '@quayside/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerMethod, answerNotFound } from './error-answer.ts';
import { languageOf } from './language.ts';
import { isApiPath, isFilePath, isPageRequest } from './page-paths.ts';
import { PRELOADS, type PreloadLinks } from './preload-links.ts';

const YEAR_SECONDS = 31_536_000;

/** Pages that need their own route, because otherwise a call's path such as `/checkout/{id}` would match them. */
const PAGES = ['/', '/checkout/success', '/checkout/error', '/checkout/monthly', '/checkout/yearly'];

const SOURCE_MAP = /\.map(\.(br|gz))?$/;

const PAGE = 'index.html';
/** The same page, marked as signed out: the portal then makes no session call, and the browser logs no error. */
const SIGNED_OUT_PAGE = 'signed-out.html';

type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Serves the built portal: hashed assets are cached forever and precompressed with brotli and gzip; every other path gets the page, which
 * routes itself. The content security policy allows no foreign content except the live chat and pictures of items.
 */
export async function mountPortal(
  app: FastifyInstance,
  directory: string,
  { chatScriptUrl, popUp }: Pick<PortalSettings, 'chatScriptUrl' | 'popUp'>,
  answerPage: PageAnswer,
): Promise<void> {
  const policy = contentSecurityPolicy(chatScriptUrl, popUp?.url ?? null);
  for (const page of [PAGE, SIGNED_OUT_PAGE, PRELOADS]) {
    if (!existsSync(join(directory, page))) throw new Error(`The portal is not built: ${directory} has no ${page}`);
  }
  await app.register(serveFiles, {
    root: directory,
    preCompressed: true,
    index: false,
    wildcard: true,
    // Source maps stay on the server, for its operator.
    allowedPath: (path) => !SOURCE_MAP.test(path),
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      // Set for every file, so that a page runs only Quayside's scripts.
      reply.header('content-security-policy', policy);
    },
  });
  for (const path of PAGES) app.get(path, answerPage);
}

/**
 * Answers addresses without a route with the portal's page, and API paths with an error.
 * @param hasSession whether the request has a session cookie, valid or not
 */
export function createPageAnswer(
  hasSession: (request: FastifyRequest) => boolean,
  preloadLinks: PreloadLinks,
): PageAnswer {
  return (request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (isApiPath(path) || isFilePath(path)) return answerNotFound(request, reply);
    if (!isPageRequest(request)) return answerMethod(request, reply, ['GET', 'HEAD']);
    const isSignedOut = !hasSession(request);
    const links = preloadLinks({ path, isSignedOut, language: languageOf(request) });
    if (links !== undefined) reply.header('link', links);
    return reply.sendFile(isSignedOut ? SIGNED_OUT_PAGE : PAGE);
  };
}

/**
 * Mantine writes style attributes. Pictures of listings come from the sellers' hosts, over http only from a sandbox. `blob:` is for
 * pictures that a seller has just chosen.
 */
function contentSecurityPolicy(chatScriptUrl: string | null, popUpUrl: string | null): string {
  const chat = chatScriptUrl === null ? [] : [new URL(chatScriptUrl).origin];
  const popUp = popUpUrl === null ? [] : [new URL(popUpUrl).origin];
  return [
    ["default-src 'self'", ...chat],
    ["style-src 'self' 'unsafe-inline'", ...chat],
    ['img-src * data: blob:'],
    ["connect-src 'self'", ...chat],
    ["frame-src 'self'", ...chat, ...popUp],
    ["object-src 'none'"],
    ["base-uri 'self'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
  ]
    .map((parts) => parts.join(' '))
    .join('; ');
}
