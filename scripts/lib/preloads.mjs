import { readFileSync, writeFileSync } from 'node:fs';
import { filesOf, LANGUAGES, readFirstLoads, sourcesOfWords } from './first-loads.mjs';

/**
 * Writes the list that the gateway sends in the page's Link header, so that a browser fetches a screen's files in parallel with the
 * entry instead of after it. Read by `apps/server/src/platform/http/preload-links.ts`.
 * @param {string} directory of the built portal
 */
export async function writePreloads(directory) {
  const manifest = JSON.parse(readFileSync(`${directory}/.vite/manifest.json`, 'utf8'));
  const inPage = new Set(filesOf(manifest, ['index.html']));
  const later = (sources) => filesOf(manifest, sources).filter((file) => !inPage.has(file));
  const loads = await readFirstLoads();
  const said = [...new Set(loads.flatMap(({ rooms }) => rooms))];
  const wordsOf = (language) => Object.fromEntries(said.map((room) => [room, later(sourcesOfWords(room, language))]));
  const preloads = {
    page: ['color-scheme.js', ...inPage],
    screens: loads
      .map(({ path, isVisitors, sources, rooms }) => ({ path, isVisitors, files: later(sources), rooms }))
      .sort((one, other) => openParts(one.path) - openParts(other.path)),
    words: Object.fromEntries(LANGUAGES.map((language) => [language, wordsOf(language)])),
  };
  writeFileSync(`${directory}/.vite/preloads.json`, JSON.stringify(preloads));
}

/** Of two matching patterns, the one with fewer parameters wins. @param {string | null} path */
function openParts(path) {
  return (path ?? '').split('/').filter((part) => /^[:*]/.test(part)).length;
}
