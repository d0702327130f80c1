import { costsSchemas as schemas } from '@quayside/contract/costs.schema';
import { fileOf } from '../../platform/files/decode-file.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { actorOf } from '../history/index.ts';
import { prepareSelected } from '../products/index.ts';
import type { CostsKind } from './costs.kind.ts';
import type { CostsDeps } from './costs.service.ts';
import { selectedCostsKind } from './selected-costs.kind.ts';

/** Loaded when they are first needed: sellers look at costs and margins now and then. */
const service = () => import('./costs.service.ts');
const files = () => import('./import-costs.ts');

export function costsRoutes(deps: CostsDeps, kind: CostsKind): Route[] {
  return [
    route(schemas.listOfItem, async ({ who, params }) =>
      (await service()).listCostsOfItem(deps, who.userId, params.itemId),
    ),
    route(schemas.setOfItem, async ({ who, params, body }) =>
      (await service()).setCostOfItem(deps, who, params.itemId, body),
    ),
    route(schemas.prepareSelected, ({ who, params: { platform }, body: { validFrom: since, cost, ...selection } }) =>
      prepareSelected(deps, selectedCostsKind(deps), who, { platform, ...selection }, { since, cost }),
    ),
    route(schemas.listMargins, async ({ who, params }) =>
      (await service()).listMargins(deps, who.userId, params.itemId),
    ),
    route(schemas.listAssumptions, async ({ who, query }) =>
      (await service()).listAssumptions(deps, who.userId, query.accountId),
    ),
    route(schemas.setAssumptions, async ({ who, query, body }) =>
      (await service()).setAssumptions(deps, who, query.accountId, body),
    ),
    route(schemas.getOfOrder, async ({ who, params }) =>
      (await service()).getMarginOfOrder(deps, who.userId, params.orderId),
    ),
    route(schemas.listCountries, async ({ who, query }) =>
      (await service()).listCountries(deps, who.userId, query.accountId),
    ),
    route(schemas.workOut, async ({ who, query }) => (await service()).workOut(deps, who.userId, query.accountId)),
    route(schemas.exportCsv, async ({ who, query: { accountId }, raw }) =>
      raw.reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="quayside-costs.csv"')
        .send(await (await service()).writeCostFile(deps, { userId: who.userId, accountId })),
    ),
    route(schemas.previewImport, async ({ who: { userId }, query: { accountId }, body }) => {
      await (await service()).requireAccount(deps.db, userId, accountId);
      return (await files()).previewCostFile(deps.db, { userId, accountId }, { ...body, file: fileOf(body) });
    }),
    route(schemas.importCsv, async ({ who, query: { accountId }, body }) => {
      await (await service()).requireAccount(deps.db, who.userId, accountId);
      const { accepted = [], ...given } = body;
      const place = { userId: who.userId, accountId };
      return (await files()).importCostFile(
        deps,
        kind,
        place,
        { ...given, accepted, file: fileOf(body) },
        actorOf(who),
      );
    }),
  ];
}
