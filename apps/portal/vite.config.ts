import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gateway, in development: the portal's own server passes on what is not a screen. */
const gateway = process.env.QUAYSIDE_PUBLIC_URL ?? 'http://localhost:4400';

export default defineConfig({
  plugins: [react()],
  json: { namedExports: false, stringify: true },
  build: {
    outDir: 'dist',
    manifest: true,
    sourcemap: true,
    // Every browser that still gets updates; older syntax would cost bytes on every visit.
    target: 'es2022',
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/v1', '/v2', '/ebay', '/openapi.json', '/docs', '/healthz', '/readyz'].map((path) => [
        path,
        { target: gateway, changeOrigin: false },
      ]),
    ),
  },
});
