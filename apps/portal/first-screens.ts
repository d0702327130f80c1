import { readFileSync } from 'node:fs';

/** The frame of every screen, and the product list, which sellers see first. */
const FIRST_SCREENS = /\/src\/app\/(frame\/(visitor-)?frame|screens\/products)\.tsx$/;
/** Packages with barrel files: modules that only re-export the declarations of others. */
const WITH_DOORS = /\/packages\/(contract|kernel)\/src\//;
const DECLARED = /^export (?:async )?(?:const|let|function|class) (\w+)/gm;

interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Whether the first screens load a module at once: a chain of static imports leads from them to it. */
export function isOfFirstScreens(id: string, graph: Graph): boolean {
  const seen = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (FIRST_SCREENS.test(next)) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...importersOf(next, graph));
  }
  return false;
}

/**
 * The modules that import a module itself or, through a barrel file, one of its names. A module that imports only the
 * barrel does not use everything behind it, and the build drops the rest.
 */
function importersOf(id: string, graph: Graph): readonly string[] {
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

/** The names of values that a module of a package exports. */
function namesOf(id: string): ReadonlySet<string> {
  const declared = sourceOf(id).matchAll(DECLARED);
  return new Set([...declared].map(([, name = '']) => name));
}

/** Whether a module imports one of these names. */
function usesOne(id: string, names: ReadonlySet<string>): boolean {
  const imports = sourceOf(id).matchAll(/^(?:import|export) \{([^}]*)\} from '/gm);
  const used = [...imports].flatMap(([, list = '']) => list.split(',').map((part) => part.trim()));
  return used.some((name) => !name.startsWith('type ') && names.has(name.split(' as ', 1)[0] ?? name));
}
