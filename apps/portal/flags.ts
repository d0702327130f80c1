import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';
// Imported by path, so that TypeScript does not follow the whole package from the file of Vite's settings.
import { COUNTRY_CODES } from '../../packages/kernel/src/countries.data.ts';

/** Our own flags, for regions that are not states. */
const OWN = fileURLToPath(new URL('src/ui/flags/', import.meta.url));

/** Name → picture, for every country, the European Union and our regions. */
function readFlags(): ReadonlyMap<string, Buffer> {
  const library = join(dirname(fileURLToPath(import.meta.resolve('country-flag-icons/package.json'))), '3x2');
  const countries = [...COUNTRY_CODES.split(' '), 'EU'].map((code) => [`${code}.svg`, library] as const);
  const own = readdirSync(OWN).map((name) => [name, OWN] as const);
  return new Map([...countries, ...own].map(([name, folder]) => [name, readFileSync(join(folder, name))]));
}

/**
 * Serves the flags as files next to the scripts, each fetched when it becomes visible: 250 pictures in a script would
 * outweigh the rest of it. The folder's name is a hash of its contents, so that browsers may cache the files for ever;
 * `VITE_FLAGS` passes it to the portal.
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
