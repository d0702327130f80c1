import { defineCall, type UserParams } from './call.ts';
import type { EngineTrust, TrustInput } from './engine-trust.schema.ts';

export type { EnginePlace, EngineTrust, TrustedPlace, TrustInput } from './engine-trust.schema.ts';

/** After so many titles of an engine were accepted or corrected for a site, its next ones go live without a look. */
export const LOOKS_UNTIL_TRUST = 20;

/** Which engines' titles go live on which sites without a look. */
export const engineTrust = {
  list: defineCall<{ params: UserParams }, EngineTrust>({
    id: 'engineTrust.list',
    method: 'GET',
    path: '/v1/users/{id}/engine-trust',
    userParam: 'id',
    requiresScreen: 'glossary',
    summary: 'Which engines’ titles go live on which sites without a look',
  }),
  /** Also changes the verdicts of runs that wait for their consent. */
  update: defineCall<{ params: UserParams; body: TrustInput }, EngineTrust>({
    id: 'engineTrust.update',
    method: 'PUT',
    path: '/v1/users/{id}/engine-trust',
    userParam: 'id',
    requiresScreen: 'glossary',
    summary: 'Let engines’ titles go live without a look, or take this back',
  }),
};
