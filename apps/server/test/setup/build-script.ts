import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles TypeScript into a program that `node` runs without further tools, for tests that kill processes.
 * Relative imports in `source` start at `resolveDir`. Packages are resolved from there too, so the bundle does not contain them.
 * @returns the program's path in `outDir`
 */
export async function buildScript(source: string, resolveDir: string, outDir: string): Promise<string> {
  const outfile = join(outDir, 'script.mjs');
  await build({
    stdin: { contents: source, resolveDir, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  return outfile;
}
