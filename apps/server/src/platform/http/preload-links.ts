import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@quayside/i18n';

/** Written by `scripts/lib/preloads.mjs` with the portal's build. */
export const PRELOADS = '.vite/preloads.json';

/** The folder of the built modules. Scripts outside it are not modules. */
const MODULES = 'assets/';

interface Screen {
  /** A pattern of the portal's route table; null for the page of signed-out visitors. */
  readonly path: string | null;
  readonly isVisitors: boolean;
  readonly files: readonly string[];
  readonly rooms: readonly string[];
}

interface Preloads {
  /** What the page itself loads, in order. */
  readonly page: readonly string[];
  /** The first matching one applies. */
  readonly screens: readonly Screen[];
  /** Language → room → the room's message files. */
  readonly words: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>>;
}

export interface PageRequest {
  readonly path: string;
  readonly isSignedOut: boolean;
  readonly language: Language;
}

/** The value of the page's `link` header; undefined for an address without its own screen. */
export type PreloadLinks = (request: PageRequest) => string | undefined;

/**
 * Lists the files of an address's screen in the page's header, so that the browser loads them in parallel with the
 * portal's entry, which would request them only after it has run. The page's own files come first: a browser has six
 * connections, and nothing runs without them. An unneeded entry costs only a few bytes.
 * @param directory the built portal; read on the first request
 */
export function createPreloadLinks(directory: string): PreloadLinks {
  let find: ((request: PageRequest) => string | undefined) | undefined;
  return (request) => {
    find ??= findIn(JSON.parse(readFileSync(join(directory, PRELOADS), 'utf8')));
    return find(request);
  };
}

function findIn({ page, screens, words }: Preloads): PreloadLinks {
  const patterns = screens.map((screen) => ({ screen, fits: patternOf(screen.path ?? '/') }));
  return ({ path, isSignedOut, language }) => {
    const found = patterns.find(({ screen, fits }) => screen.isVisitors === isSignedOut && fits.test(path))?.screen;
    // For signed-out visitors most addresses show the sign-in page.
    const screen = found ?? (isSignedOut ? screens.find((one) => one.path === null) : undefined);
    if (screen === undefined) return undefined;
    const files = [...page, ...screen.files, ...screen.rooms.flatMap((room) => words[language][room] ?? [])];
    return [...new Set(files)].map(linkOf).join(', ');
  };
}

function linkOf(file: string): string {
  if (file.endsWith('.css')) return `</${file}>; rel=preload; as=style; crossorigin`;
  return file.startsWith(MODULES) ? `</${file}>; rel=modulepreload; crossorigin` : `</${file}>; rel=preload; as=script`;
}

/** Converts `/a/:b/:c?/*` as the portal's router does. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').filter((part) => part !== '');
  const source = parts.map((part) => {
    if (part === '*') return '(?:/.*)?';
    if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    return `/${part.replace(/[.+^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${source.join('')}/?$`);
}
