import type { Call, CallInput, InputOf, OutputOf } from '@quayside/contract';
import type { CallSchema } from '@quayside/contract/schema';
import type { Language } from '@quayside/i18n';
import type { AccessUser, Role } from '@quayside/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';

/** Who calls: resolved from the session cookie before any handler runs. */
export interface Who {
  readonly loginId: number;
  /** The user acted for. */
  readonly userId: number;
  readonly role: Role;
  /** The admin's number while an admin acts as the user. */
  readonly adminUserId: number | null;
}

type PartOf<I, K extends string> = K extends keyof I ? I[K] : undefined;

export interface RequestOf<C extends Call<CallInput, unknown>> {
  /** On a public call there may be nobody: it reads `maybeWho`. */
  readonly who: Who;
  readonly maybeWho: Who | null;
  /** What decides about the user's access; read once for a request, whoever asks. On a public call it may not be asked. */
  readonly access: () => Promise<AccessUser>;
  readonly params: PartOf<InputOf<C>, 'params'>;
  readonly query: PartOf<InputOf<C>, 'query'>;
  readonly body: PartOf<InputOf<C>, 'body'>;
  /** The caller's interface language. */
  readonly language: Language;
  readonly requestId: string;
  readonly log: Log;
  /** The raw pair, for cookies and streams only. */
  readonly raw: { readonly request: FastifyRequest; readonly reply: FastifyReply };
}

/** One call of the contract with what carries it out. */
export interface Route {
  readonly schema: CallSchema;
  readonly handle: (request: RequestOf<Call>) => Promise<unknown>;
}

/**
 * Implements a call. The handler runs after the session, the ownership of the user id in the path, the role and the shape of
 * every part have been checked.
 */
export function route<C extends Call<CallInput, unknown>>(
  schema: CallSchema<C>,
  handle: (request: RequestOf<C>) => Promise<OutputOf<C>>,
): Route {
  return { schema: schema as CallSchema, handle: handle as Route['handle'] };
}
