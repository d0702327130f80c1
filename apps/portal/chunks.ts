import type { Plugin } from 'vite';
import { type Graph, importersOf } from './importers.ts';

/** Every page loads one of these. */
const FRAMES = /\/src\/app\/frame\/(visitor-)?frame\.tsx$/;
const ROUTES = /\/src\/app\/routes\/routes\.data\.ts$/;
/** The product list, which sellers see first. */
const FIRST_SCREEN = /\/src\/app\/screens\/products\.tsx$/;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Roughly, the characters of a module for each byte of the transfer, after minifying and brotli. */
const CHARACTERS_PER_BYTE = 8;
/** What one request costs, in bytes of the transfer. Measured: fewer bytes give more requests, and more bytes larger screens. */
const REQUEST_BYTES = 6_000;
/** A screen loads at most so many bytes in vain for one saved request, however many other screens it saves one: screens have a limit. */
const MOST_IN_VAIN_BYTES = 1_700;
/** How much the bytes and requests of a screen count, and those of a part that loads after a click. */
const WEIGHTS = { firstScreen: 5, screen: 1, later: 0.1 };
/** Each chunk needs a group of its own in the settings, so that the most shared chunk is made first. */
const MOST_CHUNKS = 60;

/** Modules that the same screens load. */
interface Part {
  readonly modules: readonly string[];
  /** The screens, and the parts that load after a click, such as dialogs. */
  readonly loads: ReadonlySet<string>;
  /** Estimated size of the transfer. */
  readonly bytes: number;
}

type Gain = (one: Part, other: Part) => number;

/**
 * Divides what several screens share into chunks. One chunk for each set of screens would cost a screen dozens of
 * requests, and one chunk for all would give each screen the code of the others. Two parts become one chunk as long as
 * the requests that this saves cost more than the bytes that some screens then load in vain.
 * @returns the plugin that plans the chunks, and their groups for the settings of the build
 */
export function sharedChunks() {
  const ranks = new Map<string, number>();
  const plugin: Plugin = {
    name: 'quayside-shared-chunks',
    apply: 'build',
    buildEnd() {
      const chunks = chunksOf([...this.getModuleIds()], this);
      if (chunks.length > MOST_CHUNKS) throw new Error(`${chunks.length} shared chunks; at most ${MOST_CHUNKS}`);
      for (const [rank, { modules }] of chunks.entries()) for (const id of modules) ranks.set(id, rank);
    },
  };
  const groups = Array.from({ length: MOST_CHUNKS }, (_, rank) => ({
    name: rank === 0 ? 'frame' : `shared-${rank}`,
    test: (id: string) => ranks.get(id) === rank,
    minShareCount: 2,
    priority: 1 - rank / MOST_CHUNKS,
  }));
  return { plugin, groups };
}

/** @returns the chunks; the first belongs to every page, and each needs only those before it */
function chunksOf(ids: readonly string[], graph: Graph): readonly Part[] {
  const weights = new Map(ids.filter((id) => isLoad(id, graph)).map((id) => [id, weightOf(id, graph)]));
  const weigh = (loads: readonly string[]) => loads.reduce((sum, load) => sum + (weights.get(load) ?? 0), 0);
  const total = ({ loads }: Part) => weigh([...loads]);
  const gain: Gain = (one, other) => {
    const shared = weigh([...one.loads].filter((load) => other.loads.has(load)));
    const inVain = Math.max(total(other) > shared ? one.bytes : 0, total(one) > shared ? other.bytes : 0);
    if (inVain > MOST_IN_VAIN_BYTES) return 0;
    return REQUEST_BYTES * shared - one.bytes * (total(other) - shared) - other.bytes * (total(one) - shared);
  };
  return merge(partsOf(ids, graph), gain).sort((one, other) => total(other) - total(one));
}

/** Merges the two parts that gain most, until no two gain. */
function merge(parts: readonly Part[], gain: Gain): Part[] {
  const left = new Set(parts);
  const gains = new Map<Part, Map<Part, number>>();
  const reckon = (one: Part, others: readonly Part[]) =>
    gains.set(one, new Map(others.map((other) => [other, gain(one, other)] as const).filter(([, won]) => won > 0)));
  for (const [at, one] of parts.entries()) reckon(one, parts.slice(at + 1));
  for (let pair = bestOf(gains); pair; pair = bestOf(gains)) {
    for (const gone of pair) {
      left.delete(gone);
      gains.delete(gone);
      for (const row of gains.values()) row.delete(gone);
    }
    const [one, other] = pair;
    const both = {
      modules: [...one.modules, ...other.modules],
      loads: new Set([...one.loads, ...other.loads]),
      bytes: one.bytes + other.bytes,
    };
    reckon(both, [...left]);
    left.add(both);
  }
  return [...left];
}

function bestOf(gains: ReadonlyMap<Part, ReadonlyMap<Part, number>>): readonly [Part, Part] | null {
  let most = 0;
  let best: readonly [Part, Part] | null = null;
  for (const [one, row] of gains) {
    for (const [other, won] of row) if (won > most) [most, best] = [won, [one, other]];
  }
  return best;
}

/** The modules of each set of loads. What only one load needs is part of its own chunk. */
function partsOf(ids: readonly string[], graph: Graph): readonly Part[] {
  const parts = new Map<string, { modules: string[]; loads: ReadonlySet<string>; bytes: number }>();
  const all = new Set(ids.filter((id) => isLoad(id, graph)));
  for (const [id, found] of loadsOfEach(ids, graph)) {
    if (found.size < 2) continue;
    const loads = [...found].some((load) => FRAMES.test(load)) ? all : found;
    const key = [...loads].sort().join('\n');
    const part = parts.get(key) ?? { modules: [], loads, bytes: 0 };
    part.modules.push(id);
    part.bytes += (graph.getModuleInfo(id)?.code ?? '').replace(COMMENTS, '').length / CHARACTERS_PER_BYTE;
    parts.set(key, part);
  }
  return [...parts.values()];
}

/** For each module, the loads from which a chain of static imports leads to it. */
function loadsOfEach(ids: readonly string[], graph: Graph): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, string[]>();
  for (const id of ids) {
    for (const importer of importersOf(id, graph)) imports.set(importer, [...(imports.get(importer) ?? []), id]);
  }
  const loads = new Map<string, Set<string>>();
  for (const load of ids.filter((id) => isLoad(id, graph))) {
    const open = [load];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const known = loads.get(next) ?? new Set();
      if (known.has(load)) continue;
      loads.set(next, known.add(load));
      open.push(...(imports.get(next) ?? []));
    }
  }
  return loads;
}

/** The entry, and whatever is imported dynamically. */
function isLoad(id: string, graph: Graph): boolean {
  const info = graph.getModuleInfo(id);
  return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
}

function weightOf(id: string, graph: Graph): number {
  if (FIRST_SCREEN.test(id)) return WEIGHTS.firstScreen;
  const importers = graph.getModuleInfo(id)?.dynamicImporters ?? [];
  return importers.some((importer) => ROUTES.test(importer)) ? WEIGHTS.screen : WEIGHTS.later;
}
