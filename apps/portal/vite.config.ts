import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileAhead } from './compile-ahead.ts';
import { isOfFirstScreens } from './first-screens.ts';
import { flags } from './flags.ts';
import { roomMessages } from './room-messages.ts';
import { unusedColours } from './unused-colours.ts';
import { withoutSummaries } from './without-summaries.ts';

/** The gateway, in development: the portal's own server passes on what is not a screen. */
const gateway = process.env.QUAYSIDE_PUBLIC_URL ?? 'http://localhost:4400';

/** The entry keeps a chunk of its own: the page names it, and the size budget begins there. */
const ENTRY = /index\.html|\/src\/main\.tsx/;

/**
 * Left alone, what several screens share becomes some fifty files of a few hundred bytes each, and each costs a slow machine a
 * request. These are the few that there are instead: what the first screen needs, what the sign-in page adds to it, what its
 * dialog adds to that, what the product list and the frame show at first, and what the other screens share.
 */
const SHARED = /\/src\/(ui|lib|app|features)\/|\/packages\/|node_modules/;
/** Modules that few screens share. The other screens would load them in vain. */
const BILLING = /\/features\/billing\/|\/kernel\/src\/billing\//;
const PUBLISHING = /\/features\/publishing\//;
const HISTORY = /\/features\/history\//;
const HELP = /\/features\/help\//;
const ORDERS = /\/features\/(orders|order-actions)\//;
const SHIPPING = /\/features\/shipping\//;
const COMPLIANCE = /\/features\/compliance\//;
const CHARTS = /\/features\/charts\//;
const CATEGORIES = /\/features\/categories\//;
const DESCRIPTIONS = /\/features\/descriptions\//;
const TRANSLATIONS = /\/features\/translations\//;
const ADDRESS = /\/ui\/state-select|\/countries\/states|country-region-data/;
const FEW = new RegExp(
  [
    BILLING,
    PUBLISHING,
    HISTORY,
    HELP,
    ORDERS,
    SHIPPING,
    COMPLIANCE,
    CHARTS,
    CATEGORIES,
    DESCRIPTIONS,
    TRANSLATIONS,
    ADDRESS,
  ]
    .map(({ source }) => source)
    .join('|'),
);
const CHUNKS = [
  { name: 'first', tags: ['$initial' as const], test: (id: string) => !ENTRY.test(id), priority: 3 },
  { name: 'landing', test: /\/src\/features\/session\/(landing-screen|harbour-picture)/, priority: 2.5 },
  { name: 'sign-in', test: /\/src\/features\/session\/[^/]+$/, priority: 2 },
  {
    name: (id: string, graph: Parameters<typeof isOfFirstScreens>[1]) => (isOfFirstScreens(id, graph) ? 'frame' : null),
    debugName: 'frame',
    test: SHARED,
    minShareCount: 2,
    priority: 1.5,
  },
  { name: 'rooms', test: (id: string) => SHARED.test(id) && !FEW.test(id), minShareCount: 2, priority: 1 },
  { name: 'billing', test: BILLING, minShareCount: 2, priority: 0.9 },
  { name: 'publishing', test: PUBLISHING, minShareCount: 2, priority: 0.9 },
  { name: 'history', test: HISTORY, minShareCount: 2, priority: 0.9 },
  { name: 'help', test: HELP, minShareCount: 2, priority: 0.9 },
  { name: 'orders', test: ORDERS, minShareCount: 2, priority: 0.9 },
  { name: 'shipping', test: SHIPPING, minShareCount: 2, priority: 0.9 },
  { name: 'compliance', test: COMPLIANCE, minShareCount: 2, priority: 0.9 },
  { name: 'charts', test: CHARTS, minShareCount: 2, priority: 0.9 },
  { name: 'categories', test: CATEGORIES, minShareCount: 2, priority: 0.9 },
  { name: 'descriptions', test: DESCRIPTIONS, minShareCount: 2, priority: 0.9 },
  { name: 'translations', test: TRANSLATIONS, minShareCount: 2, priority: 0.9 },
  { name: 'address', test: ADDRESS, minShareCount: 2, priority: 0.8 },
];

export default defineConfig({
  plugins: [react(), flags(), roomMessages(), withoutSummaries(), compileAhead()],
  // Without what only the newest browsers have: react-pdf's default build runs in no browser older than a few months.
  resolve: { alias: [{ find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' }] },
  css: { postcss: { plugins: [unusedColours] } },
  json: { namedExports: false, stringify: true },
  build: {
    outDir: 'dist',
    manifest: true,
    // Every browser of the target reads the page's own hints.
    modulePreload: { polyfill: false },
    sourcemap: true,
    // Every browser that still gets updates; older syntax would cost bytes on every visit.
    target: 'es2022',
    // What a screen loads at first is held to its budget by scripts/size.mjs; the reader of PDF documents comes when one is shown.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
      // Our own packages do nothing by being imported: what a screen does not use of them is not loaded with it.
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
