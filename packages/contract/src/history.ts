import type { Site } from '@quayside/kernel';
import { defineCall, type Page, type UserParams } from './call.ts';

export interface HistoryEntry {
  readonly id: number;
  readonly at: string;
  readonly actor: { readonly kind: string; readonly id: number | null; readonly name: string | null };
  readonly entity: string;
  readonly entityId: number;
  readonly itemId: number | null;
  readonly site: Site | null;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** i18n key `history.why.<why>`. */
  readonly why: string;
}

export const history = {
  list: defineCall<
    { params: UserParams; query: { itemId?: number; cursor?: string; limit?: number } },
    Page<HistoryEntry>
  >({
    id: 'history.list',
    method: 'GET',
    path: '/v1/users/{id}/history',
    userParam: 'id',
    summary: 'Changes, newest first',
  }),
};
