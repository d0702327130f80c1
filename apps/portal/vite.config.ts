import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileAhead } from './compile-ahead.ts';
import { isOfFirstScreens } from './first-screens.ts';
import { flags } from './flags.ts';
import { roomMessages } from './room-messages.ts';
import { unusedColours } from './unused-colours.ts';
import { withoutSummaries } from './without-summaries.ts';

/** The gateway, in development: the portal's own server proxies every request that is not for a screen. */
const gateway = process.env.QUAYSIDE_PUBLIC_URL ?? 'http://localhost:4400';

/** The entry keeps its own chunk, because the page refers to it and the size budget starts there. */
const ENTRY = /index\.html|\/src\/main\.tsx/;

/**
 * By default, the code shared by several screens becomes some fifty files of a few hundred bytes each, and each costs a
 * slow machine a request. These few chunks replace them: what the first screen needs, what the sign-in page adds, what
 * its dialog adds, what the product list and the frame show at first, and what the other screens share.
 */
const SHARED = /\/src\/(ui|lib|app|features)\/|\/packages\/|node_modules/;
/** Modules that only a few screens share; the other screens would load them in vain. */
const BILLING = /\/features\/billing\/|\/kernel\/src\/billing\/|\/lib\/use-vat-basis/;
const PUBLISHING = /\/features\/publishing\//;
const HISTORY = /\/features\/history\//;
const HELP = /\/features\/help\//;
const ORDERS = /\/features\/(orders|order-actions)\/|\/kernel\/src\/(carriers|order-actions|line-names)/;
const ORDER_CALLS = /\/contract\/src\/order-actions/;
const SHIPPING = /\/features\/shipping\//;
const COMPLIANCE = /\/features\/compliance\/|\/contract\/src\/compliance\.ts|\/kernel\/src\/(compliance\/|hazards\.ts)/;
const CHARTS = /\/features\/charts\//;
const CATEGORIES = /\/features\/categories\//;
const DESCRIPTIONS = /\/features\/descriptions\//;
const TRANSLATIONS = /\/features\/translations\//;
const PROFILE = /\/features\/(team|acting|profile|support)\//;
const PRICING = /\/features\/pricing\/|\/contract\/src\/pricing\.ts/;
const TAXES = /\/features\/taxes\/(tax-draft|tax-fields|use-taxes|taxes-consent)|\/(kernel|contract)\/src\/taxes[./]/;
const FILES =
  /\/lib\/files\/|\/ui\/(file-errors|file-dropzone\/)|\/contract\/src\/seller-file\.ts|@mantine\/dropzone|react-dropzone/;
const ADDRESS = /\/ui\/state-select|\/countries\/states|country-region-data/;
/** Only what loads later uses it: calendars, and what locks the page behind a large window. */
const CALENDAR = /\/dayjs\//;
const SCROLL_LOCK =
  /\/(react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|get-nonce|tslib)\//;
const FEW = new RegExp(
  [
    BILLING,
    PUBLISHING,
    HISTORY,
    HELP,
    ORDERS,
    ORDER_CALLS,
    SHIPPING,
    COMPLIANCE,
    CHARTS,
    CATEGORIES,
    DESCRIPTIONS,
    TRANSLATIONS,
    PROFILE,
    PRICING,
    TAXES,
    FILES,
    ADDRESS,
    CALENDAR,
    SCROLL_LOCK,
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
    test: (id: string) => SHARED.test(id) && !SCROLL_LOCK.test(id),
    minShareCount: 2,
    priority: 1.5,
  },
  { name: 'rooms', test: (id: string) => SHARED.test(id) && !FEW.test(id), minShareCount: 2, priority: 1 },
  { name: 'billing', test: BILLING, minShareCount: 2, priority: 0.9 },
  { name: 'publishing', test: PUBLISHING, minShareCount: 2, priority: 0.9 },
  { name: 'history', test: HISTORY, minShareCount: 2, priority: 0.9 },
  { name: 'help', test: HELP, minShareCount: 2, priority: 0.9 },
  { name: 'orders', test: ORDERS, minShareCount: 2, priority: 0.9 },
  { name: 'order-calls', test: ORDER_CALLS, minShareCount: 2, priority: 0.9 },
  { name: 'shipping', test: SHIPPING, minShareCount: 2, priority: 0.9 },
  { name: 'compliance', test: COMPLIANCE, minShareCount: 2, priority: 0.9 },
  { name: 'charts', test: CHARTS, minShareCount: 2, priority: 0.9 },
  { name: 'categories', test: CATEGORIES, minShareCount: 2, priority: 0.9 },
  { name: 'descriptions', test: DESCRIPTIONS, minShareCount: 2, priority: 0.9 },
  { name: 'translations', test: TRANSLATIONS, minShareCount: 2, priority: 0.9 },
  { name: 'profile', test: PROFILE, minShareCount: 2, priority: 0.9 },
  { name: 'pricing', test: PRICING, minShareCount: 2, priority: 0.9 },
  { name: 'taxes', test: TAXES, minShareCount: 2, priority: 0.9 },
  { name: 'files', test: FILES, minShareCount: 2, priority: 0.9 },
  { name: 'calendar', test: CALENDAR, minShareCount: 2, priority: 0.9 },
  { name: 'scroll-lock', test: SCROLL_LOCK, minShareCount: 2, priority: 0.9 },
  { name: 'address', test: ADDRESS, minShareCount: 2, priority: 0.8 },
];

export default defineConfig({
  plugins: [react(), flags(), roomMessages(), withoutSummaries(), compileAhead()],
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
      output: { codeSplitting: { groups: CHUNKS } },
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
