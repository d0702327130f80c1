import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { precompress } from '../../scripts/lib/precompress.mjs';

const SOURCE = fileURLToPath(new URL('../bare-page', import.meta.url));
const VITE_CONFIG = fileURLToPath(new URL('../../apps/portal/vite.config.ts', import.meta.url));
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html; charset=utf-8' };

export interface BarePage {
  readonly url: string;
  close(): Promise<void>;
}

/** Builds a page of React alone with the portal's build settings, and serves it compressed like the gateway. */
export async function serveBarePage(): Promise<BarePage> {
  const directory = await mkdtemp(join(tmpdir(), 'quayside-bare-page-'));
  await build({
    root: SOURCE,
    configFile: VITE_CONFIG,
    logLevel: 'warn',
    build: { outDir: directory, emptyOutDir: true },
  });
  await precompress(directory);
  const server = createServer(async ({ url = '/' }, response) => {
    const path = join(directory, url === '/' ? 'index.html' : new URL(url, 'http://localhost').pathname);
    const compressed = await readFile(`${path}.br`).catch(() => null);
    const body = compressed ?? (await readFile(path).catch(() => null));
    const encoding = compressed ? { 'content-encoding': 'br' } : {};
    response
      .writeHead(body ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream', ...encoding })
      .end(body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true });
    },
  };
}
