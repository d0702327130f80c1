import { defineCall, type Page, type UserParams } from './call.ts';
import type { Term, TermInput } from './glossary.schema.ts';

export type { Term, TermInput } from './glossary.schema.ts';

export const glossary = {
  list: defineCall<
    { params: UserParams; query: { src_lang?: string; dst_lang?: string; query?: string; cursor?: string } },
    Page<Term>
  >({
    id: 'glossary.list',
    method: 'GET',
    path: '/v2/users/{id}/terms',
    userParam: 'id',
    summary: 'Glossary terms',
    requiresScreen: 'glossary',
  }),
  create: defineCall<{ params: UserParams; body: TermInput }, Term>({
    id: 'glossary.create',
    method: 'POST',
    path: '/v2/users/{id}/terms',
    userParam: 'id',
    summary: 'Add a term',
    requiresScreen: 'glossary',
    status: 201,
    errors: ['term_exists'],
  }),
  update: defineCall<{ params: UserParams & { termId: number }; body: TermInput }, Term>({
    id: 'glossary.update',
    method: 'PUT',
    path: '/v2/users/{id}/terms/{termId}',
    userParam: 'id',
    summary: 'Change a term',
    requiresScreen: 'glossary',
    errors: ['term_not_found', 'term_exists'],
  }),
  remove: defineCall<{ params: UserParams & { termId: number } }, void>({
    id: 'glossary.remove',
    method: 'DELETE',
    path: '/v2/users/{id}/terms/{termId}',
    userParam: 'id',
    summary: 'Remove a term',
    requiresScreen: 'glossary',
    status: 204,
    errors: ['term_not_found'],
  }),
};
