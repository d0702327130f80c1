import { readFileSync } from 'node:fs';

/** Packages with barrel files: modules that only re-export the declarations of others. */
const WITH_DOORS = /\/packages\/(contract|kernel)\/src\//;
const DECLARED = /^export (?:async )?(?:const|let|function|class) (\w+)/gm;

/** What the build knows of its modules. */
export interface Graph {
  getModuleInfo(id: string): {
    readonly code: string | null;
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/**
 * The modules that import a module itself or, through a barrel file, one of its names. A module that imports only the
 * barrel does not use everything behind it, and the build drops the rest.
 */
export function importersOf(id: string, graph: Graph): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  if (!WITH_DOORS.test(id)) return importers;
  const names = namesOf(id);
  const direct = importers.filter((importer) => !isDoor(importer));
  return [...direct, ...usersBehind(importers.filter(isDoor), graph).filter((user) => usesOne(user, names))];
}

/** The modules that import one of these barrel files, directly or through another. */
function usersBehind(doors: readonly string[], graph: Graph): readonly string[] {
  return doors.flatMap((door) => {
    const importers = graph.getModuleInfo(door)?.importers ?? [];
    return [...importers.filter((one) => !isDoor(one)), ...usersBehind(importers.filter(isDoor), graph)];
  });
}

/** The contract's barrel file also lists its rooms for the server, which no screen uses. */
const isDoor = (id: string) =>
  /\/contract\/src\/index\.ts$/.test(id) || (WITH_DOORS.test(id) && namesOf(id).size === 0);

const sources = new Map<string, string>();

function sourceOf(id: string): string {
  const path = id.split('?', 1)[0] ?? id;
  const known = sources.get(path) ?? readFileSync(path, 'utf8');
  sources.set(path, known);
  return known;
}

const declared = new Map<string, ReadonlySet<string>>();
const imported = new Map<string, ReadonlySet<string>>();

/** The names of values that a module of a package exports. */
function namesOf(id: string): ReadonlySet<string> {
  const known = declared.get(id) ?? new Set([...sourceOf(id).matchAll(DECLARED)].map(([, name = '']) => name));
  declared.set(id, known);
  return known;
}

/** The names of values that a module imports, as their modules call them. */
function importsOf(id: string): ReadonlySet<string> {
  const lists = () => [...sourceOf(id).matchAll(/^(?:import|export) \{([^}]*)\} from '/gm)];
  const parts = () => lists().flatMap(([, list = '']) => list.split(',').map((part) => part.trim()));
  const values = () => parts().filter((name) => !name.startsWith('type '));
  const known = imported.get(id) ?? new Set(values().map((name) => name.split(' as ', 1)[0] ?? name));
  imported.set(id, known);
  return known;
}

/** Whether a module imports one of these names. */
const usesOne = (id: string, names: ReadonlySet<string>) => [...importsOf(id)].some((name) => names.has(name));
