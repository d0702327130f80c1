import { supportSchemas } from '@quayside/contract/support.schema';
import { type Route, route } from '../../platform/http/route.ts';
import { clientOf, networkOf } from '../session/index.ts';
import { type SupportDeps, submitRequest } from './support.service.ts';

export function supportRoutes(deps: SupportDeps): Route[] {
  return [
    route(supportSchemas.create, async ({ body, maybeWho, access, language, requestId, raw }) => {
      const { address } = clientOf(raw.request);
      const user = maybeWho ? await access() : null;
      const caller = { who: maybeWho, user, network: networkOf(address), language, requestId };
      return { reference: await submitRequest(deps, body, caller) };
    }),
  ];
}
