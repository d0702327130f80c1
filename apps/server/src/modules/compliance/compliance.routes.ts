import { Readable } from 'node:stream';
import type { ComplianceView, DocumentStates } from '@quayside/contract';
import { complianceSchemas as schemas } from '@quayside/contract/compliance.schema';
import { joinSafety, lackingSafety } from '@quayside/kernel';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { fileOf } from '../../platform/files/decode-file.ts';
import { readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { listAccounts } from '../accounts/index.ts';
import type { ChangeDeps } from '../changes/index.ts';
import { type ComplianceDeps, previewEntry, updateEntry, updateNumbers } from './compliance.service.ts';
import { listDocuments } from './documents.repository.ts';
import { loadEnergyLabels } from './energy-labels.repository.ts';
import { previewEnergyLabel, updateEnergyLabel } from './energy-labels.service.ts';
import type { SafetyKind } from './safety.kind.ts';
import { findSafetyEntry, findSafetyItem, listBrands, listProducerNumbers } from './safety.repository.ts';
import { readSafetyLabels } from './safety-labels.service.ts';
import { countLacking, listLackingItems } from './safety-listings.repository.ts';

const PAGE = 50;
const brandCursor = z.tuple([z.string()]);
const itemCursor = z.tuple([z.number().int()]);

/** Files come now and then: what reads and writes them is loaded with the first. */
const files = () => import('./import-safety.ts');

export interface ComplianceRouteDeps extends ComplianceDeps, Omit<ChangeDeps, 'clock'> {
  /** Real time, which previewed changes run on. */
  readonly machineClock: Clock;
}

export function complianceRoutes(deps: ComplianceRouteDeps, kind: SafetyKind): Route[] {
  const { db } = deps;
  return [
    route(schemas.get, ({ who: { userId } }) => viewOf(db, userId)),
    route(schemas.listBrands, async ({ who: { userId }, query }) => {
      const limit = query.limit ?? PAGE;
      const [after] = query.cursor === undefined ? [''] : readCursorAs(query.cursor, brandCursor);
      const rows = await listBrands(db, userId, { search: query.query ?? '', after, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        list: shown.map(({ brand, items, entry }) => ({ brand, items, entry })),
        nextCursor: last && rows.length > limit ? writeCursor([last.key]) : null,
      };
    }),
    route(schemas.listLacking, async ({ who: { userId }, query }) => {
      const [after] = query.cursor === undefined ? [0] : readCursorAs(query.cursor, itemCursor);
      const limit = query.limit ?? PAGE;
      const rows = await listLackingItems(db, userId, { duty: query.duty, after, limit: limit + 1 });
      const list = rows.slice(0, limit);
      const last = list.at(-1);
      return { list, nextCursor: last && rows.length > limit ? writeCursor([last.itemId]) : null };
    }),
    route(schemas.getItem, async ({ who: { userId }, params: { itemId } }) => {
      const item = await findSafetyItem(db, userId, itemId);
      if (!item) throw fail('item_not_found');
      const holds = joinSafety(item.entries);
      const energyLabel = (await loadEnergyLabels(db, userId, [itemId])).get(itemId) ?? null;
      return {
        energyLabel,
        brand: item.brand,
        own: item.entries[0] ?? null,
        holds,
        lacks: lackingSafety(holds) ?? null,
      };
    }),
    route(schemas.previewLabel, ({ who: { userId }, params: { itemId }, body: { label } }) =>
      previewEnergyLabel(db, userId, itemId, label),
    ),
    route(schemas.updateLabel, ({ who, params: { itemId }, body }) => updateEnergyLabel(deps, who, itemId, body)),
    route(schemas.listDocuments, ({ who: { userId } }) => viewDocuments(deps, userId)),
    route(schemas.listLabels, ({ who: { userId } }) => readSafetyLabels(deps, userId)),
    route(schemas.preview, ({ who: { userId }, body }) => previewEntry(db, userId, body)),
    route(schemas.update, ({ who, body }) => updateEntry(deps, who, body)),
    route(schemas.exportFile, async ({ who: { userId }, raw }) =>
      raw.reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="quayside-product-safety.csv"')
        .send(Readable.from((await files()).writeSafetyFile(db, userId), { objectMode: false })),
    ),
    route(schemas.prepareFile, async ({ who, body }) =>
      (await files()).prepareFile({ ...deps, clock: deps.machineClock }, kind, who, fileOf(body)),
    ),
    route(schemas.updateNumbers, async ({ who, body: { numbers } }) => {
      await updateNumbers(deps, who, numbers);
      return viewOf(db, who.userId);
    }),
  ];
}

async function viewOf(db: Db, userId: number): Promise<ComplianceView> {
  return {
    standard: await findSafetyEntry(db, userId, { scope: 'business' }),
    numbers: await listProducerNumbers(db, userId),
    lacking: await countLacking(db, userId),
  };
}

async function viewDocuments({ db, connectors }: ComplianceDeps, userId: number): Promise<DocumentStates> {
  const states: DocumentStates['states'][number][] = [];
  for (const { accountId, platform } of await listAccounts(db, userId)) {
    if (!connectors.get(platform)?.documents) continue;
    for (const { url, kind, language, state } of await listDocuments(db, { userId, accountId }))
      states.push({ url, kind, language, accountId, state });
  }
  return { states };
}
