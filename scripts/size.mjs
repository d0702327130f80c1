/* What a visitor's browser loads before it can show a screen, in bytes over the wire: JavaScript, CSS and messages, brotli. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fromRoot } from './lib/paths.mjs';
import { wireBytes } from './lib/precompress.mjs';

const KB = 1024;

/** `screens` are the chunks that the entry fetches at once to show the screen, by source file; `rooms` are the messages it says. */
const BUDGETS = [
  {
    name: 'sign-in page',
    limitKb: 150,
    screens: ['src/features/session/landing-screen.tsx'],
    rooms: ['app', 'session', 'errors'],
  },
  {
    name: 'product table',
    limitKb: 320,
    screens: ['src/app/screens/products.tsx', 'src/app/frame/frame.tsx'],
    rooms: ['app', 'products', 'errors'],
  },
];

/** @returns {Promise<{ name: string, bytes: number, limit: number, files: string[] }[]>} */
export async function measure() {
  const manifest = JSON.parse(readFileSync(fromRoot('apps/portal/dist/.vite/manifest.json'), 'utf8'));
  return Promise.all(
    BUDGETS.map(async ({ name, limitKb, screens, rooms }) => {
      const messages = rooms.map((room) => `../../packages/i18n/messages/en/${room}.json`);
      const files = filesOf(manifest, ['index.html', ...screens, ...messages]);
      const sizes = await Promise.all(files.map((file) => wireBytes(readFileSync(fromRoot('apps/portal/dist', file)))));
      return { name, bytes: sizes.reduce((one, other) => one + other, 0), limit: limitKb * KB, files };
    }),
  );
}

/**
 * The files of some sources with everything that they import statically.
 * @throws where the portal has no such source any more: a budget must not pass because it measures nothing
 */
function filesOf(manifest, sources) {
  const files = new Set(['index.html']);
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The portal's build has no chunk for ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...files];
}

/** @returns {Promise<string[]>} */
export async function checkSize() {
  const measured = await measure();
  for (const { name, bytes, limit } of measured) {
    console.log(`  ${name}: ${(bytes / KB).toFixed(1)} of ${limit / KB} KB`);
  }
  return measured
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name, bytes, limit }) => `The ${name} loads ${Math.ceil(bytes / KB)} KB; at most ${limit / KB} KB`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = await checkSize();
  for (const problem of problems) console.error(problem);
  process.exit(problems.length === 0 ? 0 : 1);
}
