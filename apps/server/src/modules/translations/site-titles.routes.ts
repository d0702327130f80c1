import { siteTitlesSchemas as schemas } from '@quayside/contract/site-titles.schema';
import type { Site } from '@quayside/kernel';
import { fileOf } from '../../platform/files/decode-file.ts';
import { type Route, route, type Who } from '../../platform/http/route.ts';
import { actorOf } from '../history/index.ts';
import { prepareSelected } from '../products/index.ts';
import {
  acceptTitles,
  askForTitles,
  pageOfTitles,
  prepareAcceptance,
  rulesOf,
  type SiteTitleDeps,
  summaryOf,
  writeTitleFile,
} from './site-titles.service.ts';
import { titleWordsKind } from './title-words.kind.ts';
import type { TitlesKind } from './titles.kind.ts';

/** Loaded when it is first needed: few sellers bring files of titles. */
const titleFiles = () => import('./import-titles.ts');

export function siteTitleRoutes(deps: SiteTitleDeps, kind: TitlesKind): Route[] {
  const placeOf = ({ userId }: Who, { accountId, site }: { readonly accountId: number; readonly site: Site }) => ({
    userId,
    accountId,
    site,
  });
  return [
    route(schemas.get, ({ who, params }) => summaryOf(deps, placeOf(who, params))),
    route(schemas.make, ({ who, params, body }) => askForTitles(deps, placeOf(who, params), body)),
    route(schemas.list, ({ who, params, query }) => pageOfTitles(deps, placeOf(who, params), query)),
    route(schemas.accept, ({ who, params, body }) =>
      acceptTitles(deps, placeOf(who, params), body.titles, actorOf(who)),
    ),
    route(schemas.prepareAcceptance, ({ who, params }) =>
      prepareAcceptance(deps, kind, placeOf(who, params), actorOf(who)),
    ),
    route(schemas.prepareReplacement, ({ who, params: { platform }, body }) => {
      const { sites, find, replace, isExact, ...selection } = body;
      const goal = { sites, find, replace, isExact };
      return prepareSelected(deps, titleWordsKind(deps), who, { platform, ...selection }, goal);
    }),
    route(schemas.exportCsv, async ({ who, params, raw }) =>
      raw.reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="quayside-titles-${params.site}.csv"`)
        .send(await writeTitleFile(deps, placeOf(who, params))),
    ),
    route(schemas.previewImport, async ({ who, params, body }) =>
      (await titleFiles()).previewTitleFile(deps.db, await rulesOf(deps, placeOf(who, params)), fileOf(body)),
    ),
    route(schemas.importCsv, async ({ who, params, body }) =>
      (await titleFiles()).importTitleFile(
        deps,
        kind,
        await rulesOf(deps, placeOf(who, params)),
        { file: fileOf(body), expected: body.expected },
        actorOf(who),
      ),
    ),
  ];
}
