import type { PortalSettings } from '@quayside/contract';
import { portal } from '@quayside/contract/portal';
import { useQuery } from '@tanstack/react-query';
import { query } from './api/call.ts';

/** The installation's settings for browsers. They change only when the server restarts, so they are read once. */
const settingsQuery = {
  ...query(portal.getSettings, {}),
  staleTime: Number.POSITIVE_INFINITY,
  throwOnError: false,
};

/** Undefined until it has been read. */
export function usePortalSettings(): PortalSettings | undefined {
  return useQuery(settingsQuery).data;
}
