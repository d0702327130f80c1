import { isDeepStrictEqual } from 'node:util';
import type { SafetyFilePreview, SafetyRowError } from '@quayside/contract';
import { NO_SAFETY, type SafetyEntry } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import type { GivenFile } from '../../platform/files/decode-file.ts';
import { fileReader, inTurn } from '../../platform/files/file-thread.ts';
import { inSteps } from '../../platform/files/in-steps.ts';
import { leftOutOf } from '../../platform/files/left-out.ts';
import { findZerosLost } from '../../platform/files/lost-zeros.ts';
import type { Who } from '../../platform/http/route.ts';
import { type ChangeDeps, prepareRows } from '../changes/index.ts';
import { actorOf } from '../history/index.ts';
import { findBrands, findSkus, loadEntries } from './named-entries.repository.ts';
import type { SafetyKind, SafetyRow } from './safety.kind.ts';
import { listBrands, type NarrowScope } from './safety.repository.ts';
import { safetyKey } from './safety-changes.ts';
import { readSafetyFile, SAFETY_FILE_HEAD, type SafetyFileRow, safetyFileLine } from './safety-file.ts';

const readFile = fileReader('compliance.contacts', readSafetyFile);
const LONGEST_VALUE = 100;
/** Brands that are read at once. */
const PAGE = 500;

/** Prepares what the rows of a file change. @throws file_too_heavy, files_waiting */
export function prepareFile(deps: ChangeDeps, kind: SafetyKind, who: Who, file: GivenFile): Promise<SafetyFilePreview> {
  const { userId } = who;
  return inTurn(userId, file, async () => {
    const { encoding, rows, blank, ...read } = await readFile(file);
    const { changes, unchanged, wrong } = await planRows(deps.db, userId, rows);
    const given = { userId, settings: {}, actor: actorOf(who) };
    const change = changes.length === 0 ? null : await prepareRows(deps, kind, given, changes);
    return {
      ...{ change, unchanged: unchanged + blank, encoding },
      ...leftOutOf([...read.errors, ...wrong], read.leftOut - read.errors.length),
    };
  });
}

interface Plan {
  readonly changes: SafetyRow[];
  readonly unchanged: number;
  readonly wrong: SafetyRowError[];
}

async function planRows(db: Db, userId: number, rows: readonly SafetyFileRow[]): Promise<Plan> {
  const changes: SafetyRow[] = [];
  const wrong: SafetyRowError[] = [];
  const seen = new Set<string>();
  let unchanged = 0;
  const refuse = ({ row, brand, sku }: SafetyFileRow, code: SafetyRowError['code']) =>
    wrong.push({ row, column: sku === '' ? 'brand' : 'sku', value: (sku || brand).slice(0, LONGEST_VALUE), code });
  for await (const step of inSteps(rows)) {
    const brandOf = await findBrands(
      db,
      userId,
      step.map(({ brand }) => brand),
    );
    const itemsOf = await findSkus(
      db,
      userId,
      step.map(({ sku }) => sku),
    );
    const unknown = step.flatMap(({ sku }) => (sku === '' || itemsOf(sku).length > 0 ? [] : [sku]));
    const zerosLost = await findZerosLost(unknown, async (names) => {
      const known = await findSkus(db, userId, names);
      return names.filter((sku) => known(sku).length > 0);
    });
    const named = step.flatMap((row) => {
      const found = placeOf(row, brandOf(row.brand), itemsOf(row.sku), zerosLost);
      if ('code' in found) refuse(row, found.code);
      else if (seen.has(safetyKey(found.scope))) refuse(row, 'twice');
      else {
        seen.add(safetyKey(found.scope));
        return [{ row, ...found }];
      }
      return [];
    });
    const stored = await loadEntries(
      db,
      userId,
      named.map(({ scope }) => scope),
    );
    for (const { row, scope, sku, label } of named) {
      const key = safetyKey(scope);
      const before = stored.get(key)?.entry ?? null;
      const after = joined(before, row);
      const brand = scope.scope === 'brand' ? scope.brand : null;
      if (isDeepStrictEqual(before, after)) unchanged += 1;
      else
        changes.push({
          ...{ key, itemId: scope.scope === 'item' ? scope.itemId : null, site: null, sku, label },
          ...{ before: { brand, entry: before }, after: { brand, entry: after } },
        });
    }
  }
  return { changes, unchanged, wrong };
}

type FoundItem = Awaited<ReturnType<typeof findSkus>> extends (sku: string) => readonly (infer I)[] ? I : never;

type Place =
  | { readonly code: SafetyRowError['code'] }
  | { readonly scope: NarrowScope; readonly sku: string | null; readonly label: string };

function placeOf(
  { sku }: SafetyFileRow,
  brand: string | undefined,
  items: readonly FoundItem[],
  zerosLost: ReadonlySet<string>,
): Place {
  if (sku === '') {
    if (brand === undefined) return { code: 'brand_unknown' };
    return { scope: { scope: 'brand', brand }, sku: null, label: brand };
  }
  const [item, another] = items;
  if (!item) return { code: zerosLost.has(sku) ? 'zeros_lost' : 'sku_unknown' };
  if (another) return { code: 'sku_ambiguous' };
  return { scope: { scope: 'item', itemId: item.itemId }, sku, label: item.title };
}

/** A contact that the file states replaces the one before; a manufacturer ends an exemption. */
function joined(before: SafetyEntry | null, { manufacturer, responsiblePerson }: SafetyFileRow): SafetyEntry {
  const base = before ?? NO_SAFETY;
  return {
    ...base,
    manufacturer: manufacturer ?? base.manufacturer,
    responsiblePerson: responsiblePerson ?? base.responsiblePerson,
    isExempt: base.isExempt && manufacturer === null,
  };
}

/** The file with all brands of the items, page by page. */
export async function* writeSafetyFile(db: Db, userId: number): AsyncGenerator<string> {
  yield SAFETY_FILE_HEAD;
  for (let after = ''; ; ) {
    const brands = await listBrands(db, userId, { search: '', after, limit: PAGE });
    yield brands.map(({ brand, entry }) => safetyFileLine(brand, entry)).join('');
    const last = brands.at(-1);
    if (!last || brands.length < PAGE) return;
    after = last.key;
  }
}
