import type { Duty, PermissionFlag, RouteGroup } from '@quayside/kernel';
import type { ErrorCode } from './index.ts';

export type { AccountParams, UserParams } from './schema.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The input of a call: path parameters, query and body. Absent parts are undefined. */
export interface CallInput {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
}

/**
 * One API call as plain data. Routes, checks, the OpenAPI document and the browser's client are all derived from it. Input and output types
 * exist at compile time only; zod schemas are in `*.schema.ts`.
 */
export interface Call<Input extends CallInput = CallInput, Output = unknown> {
  /** `room.verb`, e.g. `products.list`. */
  readonly id: string;
  readonly method: Method;
  /** The path with `{name}` parameters. Wire paths appear in this package only. */
  readonly path: string;
  readonly summary: string;
  /** The description of the API lists the call once for each platform, at an address with its name, as clients know it. */
  readonly namesPlatform?: true;
  /** `public` needs no session. */
  readonly access: 'public' | 'session' | 'admin';
  /** The path parameter with a user id. A request for another user is rejected, which the generated ownership test checks. */
  readonly userParam?: string;
  /** The call changes data, so a viewer is rejected. */
  readonly changes: boolean;
  /** The call only reads, although it has a body: what it is asked is too long for an address. */
  readonly readsByBody?: true;
  /** What a change concerns, which decides the roles that may make it; default `work`. */
  readonly duty?: Duty;
  /** The group of screens that the caller must be able to open; otherwise the call returns `no_access`. */
  readonly requiresScreen?: RouteGroup;
  /** A permission that the caller also needs. */
  readonly needs?: PermissionFlag;
  readonly status: 200 | 201 | 202 | 204;
  /** Expected errors in addition to those of `access` and validation. */
  readonly errors: readonly ErrorCode[];
  /** The maximum body size in bytes, if it differs from the default. */
  readonly bodyLimit?: number;
  /** The response is a file of one of these media types instead of JSON. */
  readonly media?: readonly string[];
  /** The response is a stream of server-sent events. */
  readonly stream?: true;
  readonly _types?: { readonly input: Input; readonly output: Output };
}

/* @__NO_SIDE_EFFECTS__ */
export function defineCall<Input extends CallInput, Output>(
  call: Omit<Call, '_types' | 'access' | 'errors' | 'status' | 'changes'> &
    Partial<Pick<Call, 'access' | 'errors' | 'status' | 'changes'>>,
): Call<Input, Output> {
  return { access: 'session', changes: call.method !== 'GET' && !call.readsByBody, status: 200, errors: [], ...call };
}

export type InputOf<C> = C extends Call<infer I, unknown> ? I : never;
export type OutputOf<C> = C extends Call<CallInput, infer O> ? O : never;

/** A page of a list. Every list uses keyset paging: pass `nextCursor` as `cursor`; null means the end. */
export interface Page<T> {
  readonly list: readonly T[];
  readonly nextCursor: string | null;
}
