import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { transform } from 'esbuild';
import { fromRoot, ROOT } from '../lib/paths.mjs';

/** Text in backticks that matches this is a path from the root. */
const PATH = /^(apps|packages|docs|scripts|bench|\.ci)\/[\w@./*<>{},+-]*$/;
const ROOT_FILE = /^[\w.-]+\.(md|json|ts|mjs)$/;
/** Files that a run writes, so they may be missing. */
const MADE = /(^|\/)(dist|node_modules)(\/|$)/;

/** Documents name only files and settings that exist. @returns {Promise<string[]>} */
export async function checkDocs() {
  const documents = listDocuments();
  return [...documents.flatMap(checkPaths), ...(await checkSettingsTable())];
}

function listDocuments() {
  const atRoot = readdirSync(ROOT).filter((name) => name.endsWith('.md'));
  const inDocs = readdirSync(fromRoot('docs'), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`);
  const inApps = readdirSync(fromRoot('apps'))
    .map((name) => `apps/${name}/README.md`)
    .filter((path) => existsSync(fromRoot(path)));
  return [...atRoot, ...inDocs, ...inApps];
}

/** @param {string} document @returns {string[]} */
function checkPaths(document) {
  const text = readFileSync(fromRoot(document), 'utf8');
  const named = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, word]) => word.replace(/[#:]\S*$/, ''))
    .filter((word) => PATH.test(word) || (ROOT_FILE.test(word) && /^[A-Z]{4,}\.md$/.test(word)));
  const linked = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link.replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
    .map((link) => join(dirname(document), link));
  return [...new Set([...named, ...linked])]
    .filter((path) => !MADE.test(path) && !expand(path).some(exists))
    .map((path) => `${document} names ${path}, which does not exist`);
}

/** `a/{b,c}.ts` means both files; `<room>` and `*` match anything. @param {string} path @returns {string[]} */
function expand(path) {
  const braces = /\{([^{}]+)\}/.exec(path);
  if (braces === null) return [path];
  return braces[1].split(',').flatMap((choice) => expand(path.replace(braces[0], choice)));
}

/** @param {string} path */
function exists(path) {
  if (!/[*<]/.test(path)) return existsSync(fromRoot(path));
  const pattern = new RegExp(`^${path.replace(/[.+]/g, '\\$&').replace(/<[^>]*>|\*+/g, '[^/]*')}$`);
  const fixed = dirname(path.slice(0, path.search(/[*<]/) + 1));
  if (!existsSync(fromRoot(fixed))) return false;
  return readdirSync(fromRoot(fixed), { recursive: true }).some((name) => pattern.test(`${fixed}/${name}`));
}

/** The README's table of settings matches the program's own list. @returns {Promise<string[]>} */
async function checkSettingsTable() {
  const source = readFileSync(fromRoot('apps/server/src/platform/config/settings.data.ts'), 'utf8');
  const { code } = await transform(source, { loader: 'ts', format: 'esm' });
  const { SETTINGS } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const readme = existsSync(fromRoot('README.md')) ? readFileSync(fromRoot('README.md'), 'utf8') : '';
  const missing = SETTINGS.map(settingsRow).filter((row) => !readme.includes(row));
  const known = new Set(SETTINGS.map(({ name }) => `\`${name}\``));
  const extra = [...readme.matchAll(/^\| (`[A-Z_]+`) \|/gm)].map(([, name]) => name).filter((name) => !known.has(name));
  return [
    ...missing.map((row) => `README.md lacks this row of the settings table: ${row}`),
    ...extra.map((name) => `README.md describes ${name}, which is no setting`),
  ];
}

/** @param {{ name: string, fallback: string, description: string }} setting */
function settingsRow({ name, fallback, description }) {
  return `| \`${name}\` | ${fallback} | ${description} |`;
}
