import type { Call, CallInput, InputOf, OutputOf } from '@quayside/contract';
import type { CallSchema } from '@quayside/contract/schema';
import type { Language } from '@quayside/i18n';
import type { AccessUser, Role } from '@quayside/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';

/** The caller, resolved from the session cookie before any handler runs. */
export interface Who {
  readonly loginId: number;
  /** The represented user. */
  readonly userId: number;
  readonly role: Role;
  /** The admin's user number while an admin acts as the user; null otherwise. */
  readonly adminUserId: number | null;
}

type PartOf<I, K extends string> = K extends keyof I ? I[K] : undefined;

export interface RequestOf<C extends Call<CallInput, unknown>> {
  /** On a public call use `maybeWho`, because there may be no session. */
  readonly who: Who;
  readonly maybeWho: Who | null;
  /** The user's access, read once per request. Not available on a public call. */
  readonly access: () => Promise<AccessUser>;
  readonly params: PartOf<InputOf<C>, 'params'>;
  readonly query: PartOf<InputOf<C>, 'query'>;
  readonly body: PartOf<InputOf<C>, 'body'>;
  /** The caller's interface language. */
  readonly language: Language;
  readonly requestId: string;
  readonly log: Log;
  /** For cookies and streams only. */
  readonly raw: { readonly request: FastifyRequest; readonly reply: FastifyReply };
}

/** A call of the contract with its handler. */
export interface Route {
  readonly schema: CallSchema;
  readonly handle: (request: RequestOf<Call>) => Promise<unknown>;
}

/** Implements a call. The handler runs after the checks of the session, the user id in the path, the role and the input. */
export function route<C extends Call<CallInput, unknown>>(
  schema: CallSchema<C>,
  handle: (request: RequestOf<C>) => Promise<OutputOf<C>>,
): Route {
  return { schema: schema as CallSchema, handle: handle as Route['handle'] };
}
