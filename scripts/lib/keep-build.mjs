import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fromRoot } from './paths.mjs';

/** The file that lists a build's files: their bytes, and which others each loads at its start. */
export const BUILT_FILES = 'built-files.json';

/**
 * Lists the files of a build in its folder, and removes those of earlier builds except the last one: a program that runs may still import
 * its files.
 * @type {import('esbuild').Plugin}
 */
export const keepBuild = {
  name: 'keep-build',
  setup({ onEnd, initialOptions: { outdir = '' } }) {
    onEnd(({ metafile }) => {
      if (metafile === undefined) return; // The build failed.
      const folder = fromRoot(outdir);
      const list = join(folder, BUILT_FILES);
      const before = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
      const built = Object.fromEntries(
        Object.entries(metafile.outputs).map(([path, { bytes, imports }]) => {
          const atStart = imports.filter(({ kind, external }) => kind === 'import-statement' && !external);
          return [basename(path), { bytes, atStart: atStart.map((one) => basename(one.path)) }];
        }),
      );
      for (const file of readdirSync(folder)) {
        if (file !== BUILT_FILES && !(file in before) && !(file in built)) rmSync(join(folder, file), { force: true });
      }
      writeFileSync(list, JSON.stringify(built));
    });
  },
};
