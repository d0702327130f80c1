import type { PortalSettings } from '@quayside/contract';
import { portal } from '@quayside/contract/portal';
import { useQuery } from '@tanstack/react-query';
import { query } from './api/call.ts';

/** What the installation tells every browser. It changes with a restart of the server alone, so that it is read once. */
const settingsQuery = {
  ...query(portal.getSettings, {}),
  staleTime: Number.POSITIVE_INFINITY,
  throwOnError: false,
};

/** Undefined until it has been read. */
export function usePortalSettings(): PortalSettings | undefined {
  return useQuery(settingsQuery).data;
}
