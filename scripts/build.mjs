/* Builds everything that npm start runs: the bundles of the server and the sandbox, and the portal. `npm run build` rebuilds all parts, and
 * `--stale` those that have changed. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { keepBuild } from './lib/keep-build.mjs';
import { BUILD_DIR, fromRoot } from './lib/paths.mjs';
import { precompress } from './lib/precompress.mjs';
import { writePreloads } from './lib/preloads.mjs';
import { buildIfStale } from './lib/stale.mjs';

const PACKAGES = [
  'packages/kernel',
  'packages/contract',
  'packages/i18n',
  'packages/text',
  'packages/connector-kit',
  'packages/connector-ebay',
  'packages/connector-amazon',
  'packages/connector-cdiscount',
  'packages/translation-engines',
];
const TOOLS = ['package-lock.json', 'scripts/build.mjs', 'scripts/lib'];

/** Bundled programs. Our own packages are included; everything else stays in node_modules. */
export const PROGRAMS = {
  server: {
    entries: {
      main: 'apps/server/src/main.ts',
      'file-worker': 'apps/server/src/file-worker.ts',
      launcher: 'apps/server/src/launcher.ts',
      'rotate-secret': 'apps/server/src/rotate-secret.ts',
      'titles-fetch': 'apps/server/src/titles-fetch.ts',
    },
    outdir: 'apps/server/dist',
    inputs: ['apps/server/src', ...PACKAGES, ...TOOLS],
  },
  sandbox: {
    entries: { main: 'apps/sandbox/src/main.ts', host: 'apps/sandbox/src/host.ts' },
    outdir: 'apps/sandbox/dist',
    inputs: ['apps/sandbox/src', ...TOOLS],
  },
};

/** Builds the programs that have changed since their last build: the server and the sandbox. */
export async function buildStalePrograms() {
  await Promise.all(
    Object.entries(PROGRAMS).map(([name, program]) =>
      buildIfStale({
        name,
        inputs: program.inputs,
        outputs: Object.keys(program.entries).map((entry) => `${program.outdir}/${entry}.js`),
        build: () => buildProgram(program),
      }),
    ),
  );
}

/** Builds the parts that have changed since their last build. */
export async function buildStale() {
  await Promise.all([
    buildStalePrograms(),
    buildIfStale({
      name: 'portal',
      inputs: ['apps/portal', ...PACKAGES.slice(0, 3), ...TOOLS],
      outputs: ['index.html', 'signed-out.html', '.vite/preloads.json'].map((file) => `apps/portal/dist/${file}`),
      build: buildPortal,
    }),
  ]);
}

/**
 * The options for bundling a program, for a single build and for watching.
 * @param {{ entries: Record<string, string>, outdir: string }} program
 * @returns {import('esbuild').BuildOptions}
 */
export function bundleOptions({ entries, outdir }) {
  return {
    absWorkingDir: fromRoot(),
    entryPoints: entries,
    outdir,
    bundle: true,
    // What only some installations or rare tasks need is imported when it is needed, from a file of its own.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    // Stack traces need places only; the sources would be in memory too.
    sourcesContent: false,
    metafile: true,
    plugins: [externalPackages, keepBuild],
    logLevel: 'warning',
  };
}

/** Data packages. Node 20 cannot load one as modules, and warns about the other's JSON. */
const BUNDLED = /^(@quayside|i18n-iso-countries|country-region-data)(\/|$)/;

/** @type {import('esbuild').Plugin} */
const externalPackages = {
  name: 'external-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || BUNDLED.test(path)) return undefined;
      return { path, external: true };
    });
  },
};

async function buildProgram(program) {
  const { build } = await import('esbuild');
  await build(bundleOptions(program));
}

async function buildPortal() {
  console.error('Building the portal …');
  const { build } = await import('vite');
  // Vite sets NODE_ENV to `production` for everything started later, which would disable development-only features in tests.
  const { NODE_ENV } = process.env;
  const { output } = await build({ root: fromRoot('apps/portal'), logLevel: 'warn' });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  assertNoZod(output);
  writeSignedOutPage(fromRoot('apps/portal/dist'));
  await writePreloads(fromRoot('apps/portal/dist'));
  await precompress(fromRoot('apps/portal/dist'));
}

/** The page for visitors without a session. Its marker is read by `apps/portal/src/lib/session.ts`. @param {string} directory */
function writeSignedOutPage(directory) {
  const page = readFileSync(`${directory}/index.html`, 'utf8');
  const marked = page.replace('<html ', '<html data-signed-out ');
  if (marked === page) throw new Error('index.html has no <html> tag with attributes to mark');
  writeFileSync(`${directory}/signed-out.html`, marked);
}

/**
 * Keeps the contract's schemas out of the browser: they would cost 24 KB there and are used by the server only.
 * @param {{ fileName: string, moduleIds?: string[] }[]} chunks
 */
function assertNoZod(chunks) {
  for (const { fileName, moduleIds = [] } of chunks) {
    const module = moduleIds.find((path) => /node_modules\/zod\//.test(path));
    if (module !== undefined) throw new Error(`zod is in the portal's bundle: ${module} in ${fileName}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!process.argv.includes('--stale')) rmSync(`${BUILD_DIR}/stamps`, { recursive: true, force: true });
  try {
    await buildStale();
  } catch (error) {
    console.error(`Quayside can not be built: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
