import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';
// By its path: the file that reads Vite's settings follows no package into its TypeScript.
import { COUNTRY_CODES } from '../../packages/kernel/src/countries.data.ts';

/** Flags of our own, for regions that are no state. */
const OWN = fileURLToPath(new URL('src/ui/flags/', import.meta.url));

/** Name → picture, for every country, the European Union and our regions. */
function readFlags(): ReadonlyMap<string, Buffer> {
  const library = join(dirname(fileURLToPath(import.meta.resolve('country-flag-icons/package.json'))), '3x2');
  const countries = [...COUNTRY_CODES.split(' '), 'EU'].map((code) => [`${code}.svg`, library] as const);
  const own = readdirSync(OWN).map((name) => [name, OWN] as const);
  return new Map([...countries, ...own].map(([name, folder]) => [name, readFileSync(join(folder, name))]));
}

/**
 * Serves the flags as files beside the scripts, each fetched when it comes into sight: 250 pictures in a script would weigh more than the
 * rest of it. Their folder is named for what is in it, so that browsers may keep them for ever, as `VITE_FLAGS` tells the portal.
 */
export function flags(): Plugin {
  const pictures = readFlags();
  const hash = createHash('sha256');
  for (const [name, picture] of pictures) hash.update(name).update(picture);
  const folder = `assets/flags-${hash.digest('hex').slice(0, 8)}`;
  return {
    name: 'quayside-flags',
    config: () => ({ define: { 'import.meta.env.VITE_FLAGS': JSON.stringify(`/${folder}`) } }),
    configureServer(server) {
      server.middlewares.use(`/${folder}/`, (request, response, next) => {
        const picture = pictures.get(request.url?.slice(1) ?? '');
        if (picture === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(picture);
      });
    },
    generateBundle() {
      for (const [name, source] of pictures) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
}
