import { readSources } from '../lib/imports.mjs';

/**
 * The walls of ARCHITECTURE.md: which of our code each room may import. The first pattern that matches a file decides its room. `ours` are
 * workspace packages, `inside` are the allowed targets of relative imports; a room may always import itself.
 */
const ROOMS = [
  { name: 'kernel', files: /^packages\/kernel\//, ours: [], inside: [], isPure: true },
  { name: 'contract', files: /^packages\/contract\//, ours: ['kernel'], inside: [] },
  { name: 'text', files: /^packages\/text\//, ours: [], inside: [], isPure: true },
  { name: 'i18n', files: /^packages\/i18n\//, ours: [], inside: [] },
  { name: 'connector-kit', files: /^packages\/connector-kit\//, ours: ['kernel'], inside: [] },
  { name: 'a connector', files: /^packages\/connector-[^/]+\//, ours: ['connector-kit', 'kernel'], inside: [] },
  { name: 'translation-engines', files: /^packages\/translation-engines\//, ours: ['connector-kit'], inside: [] },
  {
    name: 'a portal feature',
    files: /^apps\/portal\/src\/features\/([^/]+)\//,
    ours: ['contract', 'kernel', 'i18n'],
    inside: [/^apps\/portal\/src\/(ui|lib)\//],
  },
  {
    name: 'portal/ui',
    files: /^apps\/portal\/src\/ui\//,
    ours: ['kernel', 'i18n'],
    inside: [/^apps\/portal\/src\/lib\//],
  },
  { name: 'portal/lib', files: /^apps\/portal\/src\/lib\//, ours: ['contract', 'kernel', 'i18n'], inside: [] },
  {
    name: 'portal/app',
    files: /^apps\/portal\/src\//,
    ours: ['contract', 'kernel', 'i18n'],
    inside: [/^apps\/portal\/src\//],
  },
  {
    name: 'the engines room',
    files: /^apps\/server\/src\/modules\/(engines)\//,
    ours: ['contract', 'kernel', 'i18n', 'text', 'connector-kit', 'translation-engines'],
    inside: [/^apps\/server\/src\/platform\//, /^apps\/server\/src\/modules\/[^/]+\/index\.ts$/],
  },
  {
    name: 'a server module',
    files: /^apps\/server\/src\/modules\/([^/]+)\//,
    ours: ['contract', 'kernel', 'i18n', 'text', 'connector-kit'],
    inside: [/^apps\/server\/src\/platform\//, /^apps\/server\/src\/modules\/[^/]+\/index\.ts$/],
  },
  {
    name: 'server/platform',
    files: /^apps\/server\/src\/platform\//,
    ours: ['contract', 'kernel', 'i18n', 'connector-kit'],
    inside: [],
  },
  {
    name: 'the server where it is joined',
    files: /^apps\/server\/src\//,
    ours: ['contract', 'kernel', 'i18n', 'text', 'connector-kit', 'connector-*'],
    inside: [/^apps\/server\/src\//],
  },
  {
    name: 'a marketplace of the sandbox',
    files: /^apps\/sandbox\/src\/(ebay|amazon|octopia|engines|ecb)\//,
    ours: [],
    inside: [
      /^apps\/sandbox\/src\/(platform|catalog)\//,
      /^apps\/sandbox\/src\/(config|buyers\/(person|refused))\.ts$/,
    ],
  },
  { name: 'sandbox', files: /^apps\/sandbox\//, ours: [], inside: [] },
];

/** The types with a marketplace's writing calls, and the only room that may import them. */
const WRITERS = new Set(['Connector', 'BulkChannel', '*']);
const SENDING_ROOM = 'apps/server/src/modules/dispatch/';
/** The only file that may make the type of a price that connectors accept. */
const PRICE_GATE = `${SENDING_ROOM}gate.ts`;

/** The most modules that a module may import: one that needs more decides too much by itself. */
const MOST_USED = 10;
/** What joins the others: `facts` lists what rooms know of items, `onboarding` leads through their first steps. */
const JOINING = new Set(['facts', 'onboarding']);

/** Files with the calls or the error codes of every room. */
const WHOLE = new Set(['contract', 'allCalls', 'ERROR_CODES', '*']);

/** Tests may import everything. */
const TEST_FILE = /(\.test\.tsx?|\/(test|e2e)\/.*)$/;

/**
 * @param {import('../lib/imports.mjs').SourceFile[]} [sources] by default, all of ours
 * @returns {string[]} one sentence for each forbidden import
 */
export function checkRooms(sources = readSources(['packages', 'apps'])) {
  const rooms = sources.filter(({ path }) => !TEST_FILE.test(path)).flatMap(checkFile);
  const uses = findUses(sources);
  return [...rooms, ...checkModuleCircles(uses), ...checkCrowds(uses)];
}

/** @param {import('../lib/imports.mjs').SourceFile} file @returns {string[]} */
function checkFile({ path, imports }) {
  const room = ROOMS.find(({ files }) => files.test(path));
  if (room === undefined) return [];
  const home = room.files.exec(path)?.[0] ?? '';
  return imports.flatMap((one) => {
    const problem = problemWith(one, path, room, home);
    return problem === undefined ? [] : [`${path} imports ${one.specifier}: ${problem}`];
  });
}

/** @returns {string | undefined} */
function problemWith({ specifier, target, isTypeOnly, names }, path, room, home) {
  if (target !== undefined) {
    if (target.startsWith(home) || room.inside.some((pattern) => pattern.test(target))) return undefined;
    return `${room.name} may not reach into there`;
  }
  const ours = /^@quayside\/([^/]+)(\/.*)?$/.exec(specifier);
  if (ours !== null) {
    const [, name, entry] = ours;
    const isAllowed = room.ours.some(
      (allowed) => allowed === name || (allowed === 'connector-*' && name.startsWith('connector-')),
    );
    if (!isAllowed) return `${room.name} may not import ${name}`;
    if (room.name === 'a server module' && name === 'connector-kit' && home !== SENDING_ROOM) {
      const writer = names.find((one) => WRITERS.has(one));
      if (writer !== undefined) return `only dispatch may be given ${writer}, which writes to marketplaces`;
    }
    if (
      path.startsWith('apps/server/') &&
      name === 'connector-kit' &&
      path !== PRICE_GATE &&
      names.includes('GatedPrice')
    )
      return 'only the price gate may make a GatedPrice, without which no price is sent';
    if (path.startsWith('apps/portal/') && name === 'contract' && /schema/.test(entry ?? '') && !isTypeOnly) {
      return 'schemas must not reach the browser';
    }
    if (path.startsWith('apps/portal/') && name === 'contract' && !isTypeOnly && names.some((one) => WHOLE.has(one))) {
      return 'a screen names the rooms that it calls, because the whole contract would come with it';
    }
    return undefined;
  }
  // A list of words is data, like the room's own lists.
  if (room.isPure && !room.data?.some((name) => specifier.startsWith(`${name}/`))) {
    return `${room.name} imports nothing of Node and no package`;
  }
  const isSchemaFile = /schema[^/]*\.ts$/.test(path);
  if (
    specifier === 'zod' &&
    (path.startsWith('apps/portal/') || (room.name === 'contract' && !isSchemaFile)) &&
    !isTypeOnly
  ) {
    return 'zod belongs in *.schema.ts, which only the server reads';
  }
  return undefined;
}

/** Which modules each module imports. @returns {Map<string, Set<string>>} */
function findUses(sources) {
  const moduleOf = (path) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(path ?? '')?.[1];
  /** @type {Map<string, Set<string>>} */
  const uses = new Map();
  for (const { path, imports } of sources) {
    const from = moduleOf(path);
    if (from === undefined || TEST_FILE.test(path)) continue;
    for (const { target } of imports) {
      const to = moduleOf(target);
      if (to !== undefined && to !== from) uses.set(from, (uses.get(from) ?? new Set()).add(to));
    }
  }
  return uses;
}

/** @param {Map<string, Set<string>>} uses @returns {string[]} */
function checkCrowds(uses) {
  return [...uses]
    .filter(([name, used]) => used.size > MOST_USED && !JOINING.has(name))
    .map(
      ([name, used]) =>
        `Module ${name} imports ${used.size} others, more than ${MOST_USED}: ${[...used].sort().join(', ')}`,
    );
}

/** Modules must not import each other in a circle. @param {Map<string, Set<string>>} uses @returns {string[]} */
function checkModuleCircles(uses) {
  const circles = new Map();
  for (const start of uses.keys()) {
    const circle = findWayBack(uses, start, [start]);
    const name = circle?.toSorted().join();
    // Each module of a circle finds the same circle.
    if (circle !== undefined && !circles.has(name)) circles.set(name, [...circle, start].join(' → '));
  }
  return [...circles.values()].map((circle) => `Modules import each other in a circle: ${circle}`);
}

/** @param {Map<string, Set<string>>} uses @param {string} goal @param {string[]} way @returns {string[] | undefined} */
function findWayBack(uses, goal, way, seen = new Set()) {
  for (const next of uses.get(way.at(-1) ?? '') ?? []) {
    if (next === goal) return way;
    if (seen.has(next)) continue;
    seen.add(next);
    const found = findWayBack(uses, goal, [...way, next], seen);
    if (found !== undefined) return found;
  }
  return undefined;
}
