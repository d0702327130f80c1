import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { ROOT } from './paths.mjs';

/**
 * @typedef {{ specifier: string, isTypeOnly: boolean, names: string[], target: string | undefined }} Import
 *   `names`: the imported names, as the imported file calls them; `*` for everything
 *   `target`: the file's path from the root, for relative imports
 * @typedef {{ path: string, imports: Import[] }} SourceFile
 */

const SOURCE = /\.(ts|tsx|mts|mjs)$/;
const SKIPPED = new Set(['node_modules', 'dist', '.build', '.git', '.quayside', 'test-results', 'playwright-report']);

/** import … from '…', export … from '…', import '…' and import('…'), also over several lines. */
const IMPORT = /(?:^|[;\n}])\s*(import|export)\s+(type\s+)?(?:([\w*{}\s,$]+?)\sfrom\s+)?['"]([^'"\n]+)['"]/g;
const DYNAMIC_IMPORT = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;

/** Every source file in some directories, with its imports. @param {string[]} directories @returns {SourceFile[]} */
export function readSources(directories) {
  return directories
    .flatMap(listSources)
    .map((path) => ({ path, imports: importsIn(readFileSync(join(ROOT, path), 'utf8'), path) }));
}

/** @param {string} directory from the root @returns {string[]} */
function listSources(directory) {
  return readdirSync(join(ROOT, directory), { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listSources(path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

/** The imports of a source text. @param {string} source @param {string} path its file @returns {Import[]} */
export function importsIn(source, path) {
  const text = withoutComments(source);
  const statics = [...text.matchAll(IMPORT)].map((match) => ({
    specifier: match[4],
    isTypeOnly: match[2] !== undefined,
    names: namesIn(match[3] ?? ''),
  }));
  const dynamics = [...text.matchAll(DYNAMIC_IMPORT)].map((match) => ({
    specifier: match[1],
    isTypeOnly: false,
    names: ['*'],
  }));
  return [...statics, ...dynamics].map((found) => ({
    ...found,
    target: found.specifier.startsWith('.') ? join(dirname(path), found.specifier) : undefined,
  }));
}

/** @param {string} clause between import and from @returns {string[]} */
function namesIn(clause) {
  return clause
    .replace(/[{}]/g, ',')
    .split(',')
    .map((part) => part.trim().replace(/^type\s+/, ''))
    .filter((part) => part !== '')
    .map((part) => part.split(/\s/)[0]);
}

/** Whole-line and block comments, because an example in a comment imports nothing. */
export function withoutComments(text) {
  return text.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '');
}
