import type { Duty, PermissionFlag, RouteGroup } from '@quayside/kernel';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a caller gives: path parameters, query and body. Absent parts are undefined. */
export interface CallInput {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
}

/**
 * One call of the API as plain data: the routes, the checks, the OpenAPI document and the browser's client are all made from
 * it. The types of what goes in and comes out ride along without a run-time trace; zod schemas are in `*.schema.ts`.
 */
export interface Call<Input extends CallInput = CallInput, Output = unknown> {
  /** `room.verb`, e.g. `products.list`. */
  readonly id: string;
  readonly method: Method;
  /** With `{name}` parameters. Wire paths appear in this package only. */
  readonly path: string;
  readonly summary: string;
  /** `public` needs no session. */
  readonly access: 'public' | 'session' | 'admin';
  /** The path parameter that is a user id: another user's is refused. The generated ownership test reads it. */
  readonly userParam?: string;
  /** A change: a viewer is refused. */
  readonly changes: boolean;
  /** What a change is about, and so which roles may make it; everyday work where nothing is said. */
  readonly duty?: Duty;
  /** The group of screens that the caller must be able to open; otherwise the call answers `no_access`. */
  readonly requiresScreen?: RouteGroup;
  /** A permission that the caller needs as well. */
  readonly needs?: PermissionFlag;
  readonly status: 200 | 201 | 202 | 204;
  /** Expected errors beyond those that `access` and validation bring. */
  readonly errors: readonly ErrorCode[];
  /** The largest body in bytes, where a call bears less than the rest. */
  readonly bodyLimit?: number;
  /** Answers a stream of server-sent events. */
  readonly stream?: true;
  readonly _types?: { readonly input: Input; readonly output: Output };
}

export function defineCall<Input extends CallInput, Output>(
  call: Omit<Call, '_types' | 'access' | 'errors' | 'status' | 'changes'> &
    Partial<Pick<Call, 'access' | 'errors' | 'status' | 'changes'>>,
): Call<Input, Output> {
  return { access: 'session', changes: call.method !== 'GET', status: 200, errors: [], ...call };
}

export type InputOf<C> = C extends Call<infer I, unknown> ? I : never;
export type OutputOf<C> = C extends Call<CallInput, infer O> ? O : never;

/** Every list pages by keyset: give `nextCursor` back as `cursor`; null means the end. */
export interface Page<T> {
  readonly list: readonly T[];
  readonly nextCursor: string | null;
}

export interface UserParams {
  readonly id: number;
}
