import type { PortalSettings } from '@quayside/contract';
import { portalSchemas } from '@quayside/contract/portal.schema';
import { type Route, route } from '../../platform/http/route.ts';

export interface PortalDeps {
  readonly portal: PortalSettings;
}

export function portalRoutes({ portal }: PortalDeps): Route[] {
  return [route(portalSchemas.getSettings, async () => portal)];
}
