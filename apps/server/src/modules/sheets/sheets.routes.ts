import { Readable } from 'node:stream';
import { SHEET_MEDIA } from '@quayside/contract';
import { sheetsSchemas as schemas } from '@quayside/contract/sheets.schema';
import { type Route, route } from '../../platform/http/route.ts';
import type { ChangeDeps } from '../changes/index.ts';
import type { SheetKind } from './sheet.kind.ts';

/** Loaded when they are first needed: files are written and read now and then. */
const writing = () => import('./write-sheet.ts');
const reading = () => import('./import-sheet.ts');

export function sheetsRoutes(deps: ChangeDeps, kind: SheetKind): Route[] {
  return [
    route(schemas.write, async ({ who, params: { platform }, body: input, language, raw }) =>
      raw.reply
        .type(SHEET_MEDIA[input.format])
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="quayside-products.${input.format}"`)
        .send(
          Readable.from(await (await writing()).writeSheet(deps, who.userId, { platform, language, input }), {
            objectMode: false,
          }),
        ),
    ),
    route(schemas.readHead, async ({ who, body }) => (await reading()).readHead(deps, who.userId, body)),
    route(schemas.prepare, async ({ who, body }) => (await reading()).prepareSheet(deps, kind, who, body)),
    route(schemas.writeErrors, async ({ who, body, language, raw }) =>
      raw.reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="quayside-left-out.csv"')
        .send(await (await reading()).writeErrors(deps, who.userId, body, language)),
    ),
  ];
}
