import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@quayside/i18n';

/** Written with the portal's build by `scripts/lib/preloads.mjs`. */
export const PRELOADS = '.vite/preloads.json';

interface Screen {
  /** A pattern of the portal's own table of addresses; null for the page of whoever is signed out. */
  readonly path: string | null;
  readonly isVisitors: boolean;
  readonly files: readonly string[];
  readonly rooms: readonly string[];
}

interface Preloads {
  /** Of two that fit, the first is meant. */
  readonly screens: readonly Screen[];
  /** Language → room → the files of its messages. */
  readonly words: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>>;
}

export interface PageRequest {
  readonly path: string;
  readonly isSignedOut: boolean;
  readonly language: Language;
}

/** The value of the header `link` for the portal's page; undefined where the address has no screen of its own. */
export type PreloadLinks = (request: PageRequest) => string | undefined;

/**
 * Names the files of an address's screen in the header of its page: a browser then fetches and compiles them side by side with the
 * portal's entry, which would ask for them only after it has run. What is named in vain costs a few bytes and breaks nothing.
 * @param directory of the built portal; read when the first page is asked for
 */
export function createPreloadLinks(directory: string): PreloadLinks {
  let find: ((request: PageRequest) => string | undefined) | undefined;
  return (request) => {
    find ??= findIn(JSON.parse(readFileSync(join(directory, PRELOADS), 'utf8')));
    return find(request);
  };
}

function findIn({ screens, words }: Preloads): PreloadLinks {
  const patterns = screens.map((screen) => ({ screen, fits: patternOf(screen.path ?? '/') }));
  return ({ path, isSignedOut, language }) => {
    const found = patterns.find(({ screen, fits }) => screen.isVisitors === isSignedOut && fits.test(path))?.screen;
    // Signed out, most addresses show the sign-in page.
    const screen = found ?? (isSignedOut ? screens.find((one) => one.path === null) : undefined);
    if (screen === undefined) return undefined;
    const files = [...screen.files, ...screen.rooms.flatMap((room) => words[language][room] ?? [])];
    return [...new Set(files)].map(linkOf).join(', ');
  };
}

const linkOf = (file: string): string =>
  file.endsWith('.css')
    ? `</${file}>; rel=preload; as=style; crossorigin`
    : `</${file}>; rel=modulepreload; crossorigin`;

/** `/a/:b/:c?/*` as the portal's router reads it. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').filter((part) => part !== '');
  const source = parts.map((part) => {
    if (part === '*') return '(?:/.*)?';
    if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    return `/${part.replace(/[.+^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${source.join('')}/?$`);
}
