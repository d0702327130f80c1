import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { PortalSettings } from '@quayside/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './error-answer.ts';
import { languageOf } from './language.ts';
import { PRELOADS, type PreloadLinks } from './preload-links.ts';

/** Paths that are the API's: what is not found there is an error answer, not the portal. */
const API_PATHS = /^\/(v\d+|healthz|readyz|metrics|openapi\.json|docs\/api|diary|assets)(\/|$|\?)/;
const YEAR_SECONDS = 31_536_000;

const PAGE = 'index.html';
/** The same page with a mark that nobody is signed in: the portal then does not ask who is there, and the browser notes no error. */
const SIGNED_OUT_PAGE = 'signed-out.html';

type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Serves the built portal: hashed assets for ever, compressed ahead with brotli and gzip; every other path gets the page,
 * which finds its own way. Nothing may be loaded from elsewhere (content security policy) but the live chat, where there is one;
 * pictures of items may.
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
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      // Whichever file it is, and under whichever name it was asked for: a page runs nothing that is not ours.
      reply.header('content-security-policy', policy);
    },
  });
  app.get('/', answerPage);
}

/**
 * Answers what no route does with the portal's page; a path of the API with an error.
 * @param hasSession whether the request brings a session, live or not
 */
export function createPageAnswer(
  hasSession: (request: FastifyRequest) => boolean,
  preloadLinks: PreloadLinks,
): PageAnswer {
  return (request, reply) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (!wantsPage || API_PATHS.test(request.url)) return answerNotFound(request, reply);
    const isSignedOut = !hasSession(request);
    const [path = '/'] = request.url.split('?');
    const links = preloadLinks({ path, isSignedOut, language: languageOf(request) });
    if (links !== undefined) reply.header('link', links);
    return reply.sendFile(isSignedOut ? SIGNED_OUT_PAGE : PAGE);
  };
}

/**
 * Mantine writes style attributes; a listing's pictures come from the seller's hosts, over http only from a sandbox; `blob:` are those
 * that a seller has just chosen on their own machine.
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
