import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sharedChunks } from './chunks.ts';
import { compileAhead } from './compile-ahead.ts';
import { flags } from './flags.ts';
import { plainRouter } from './plain-router.ts';
import { roomMessages } from './room-messages.ts';
import { unusedColours } from './unused-colours.ts';
import { withoutSummaries } from './without-summaries.ts';

/** The gateway, in development: the portal's own server proxies every request that is not for a screen. */
const gateway = process.env.QUAYSIDE_PUBLIC_URL ?? 'http://localhost:4400';

/** The entry keeps its own chunk, because the page refers to it and the size budget starts there. */
const ENTRY = /index\.html|\/src\/main\.tsx/;

const shared = sharedChunks();

/** What the first page needs, and what its sign-in adds; the other groups hold what several screens share. */
const CHUNKS = [
  { name: 'first', tags: ['$initial' as const], test: (id: string) => !ENTRY.test(id), priority: 4 },
  { name: 'landing', test: /\/src\/features\/session\/(landing-screen|harbour-picture)/, priority: 3 },
  { name: 'sign-in', test: /\/src\/features\/session\/[^/]+$/, priority: 2 },
  ...shared.groups,
];

export default defineConfig({
  plugins: [shared.plugin, plainRouter(), react(), flags(), roomMessages(), withoutSummaries(), compileAhead()],
  // Avoids features that only the newest browsers have: react-pdf's default build needs a browser that is at most a few
  // months old.
  resolve: { alias: [{ find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' }] },
  css: { postcss: { plugins: [unusedColours] } },
  json: { namedExports: false, stringify: true },
  build: {
    outDir: 'dist',
    manifest: true,
    // Every target browser supports module preloading natively.
    modulePreload: { polyfill: false },
    // Without a comment in the programs that names them: the gateway does not serve them.
    sourcemap: 'hidden',
    // Every browser that still receives updates; syntax for older ones would cost bytes on every visit.
    target: 'es2022',
    // scripts/size.mjs limits what a screen loads at first; the PDF code loads when a document is shown.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
        // The first page names all files: each sign of a hash costs it a tenth of a KB. Seven are the fewest for as many chunks.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
      // Our own packages have no side effects on import, so a screen does not load the parts that it does not use.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/(kernel|contract|i18n)\//, sideEffects: false }] },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/v1', '/v2', '/ebay/oauth', '/diary', '/openapi.json', '/docs', '/healthz', '/readyz'].map((path) => [
        path,
        { target: gateway, changeOrigin: false },
      ]),
    ),
  },
});
