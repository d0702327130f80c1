import { isVisible } from '@quayside/kernel';
import { z } from 'zod';
import type { Call, CallInput, InputOf, OutputOf } from './call.ts';

type Part<I, K extends string> = K extends keyof I
  ? { readonly [P in K]: z.ZodType<I[K]> }
  : { readonly [P in K]?: never };

/** The zod schemas of one call: one for each input part and one for the output. */
export type SchemasOf<C> = Part<InputOf<C>, 'params'> &
  Part<InputOf<C>, 'query'> &
  Part<InputOf<C>, 'body'> & { readonly output: z.ZodType<OutputOf<C>> };

/** A call with its schemas and types, as the server uses it. */
export interface CallSchema<C extends Call<CallInput, unknown> = Call> {
  readonly call: C;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly output: z.ZodType;
}

/** Pairs a module's calls with their schemas. A call without schemas does not compile. */
export function schemasFor<R extends Record<string, Call>>(
  room: R,
  schemas: { readonly [K in keyof R]: SchemasOf<R[K]> },
): { readonly [K in keyof R]: CallSchema<R[K]> } {
  const joined = Object.entries(room).map(([name, call]) => [name, { call, ...schemas[name as keyof R] }]);
  return Object.fromEntries(joined) as { readonly [K in keyof R]: CallSchema<R[K]> };
}

/** Names a schema that several calls share: the API's description then has it once. */
export function nameSchema(schema: z.ZodType, id: string): void {
  z.globalRegistry.add(schema, { id });
}

/** A positive whole number in a path. */
export const pathId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
/** Some of these, separated by commas, as a query names them. */
export const pathIds = (most: number) =>
  z
    .string()
    .max(most * 17)
    .regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15})*$/)
    .refine((text) => text.split(',').length <= most);
/** `QI-2027-000012`: an invoice or a credit note. */
export const invoiceNumber = z.string().regex(/^[A-Z]{2}-\d{4}-\d{6,12}$/);

export const userParams = z.strictObject({ id: pathId });
export type UserParams = z.output<typeof userParams>;

export const accountParams = z.strictObject({ ...userParams.shape, accountId: pathId });
export type AccountParams = z.output<typeof accountParams>;

/** A text that a reader can see, such as a name; white space around it is removed. */
export const visibleText = (longest: number) => z.string().trim().min(1).max(longest).refine(isVisible, 'invisible');
/** The same, or nothing. */
export const visibleOrEmpty = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => text === '' || isVisible(text), 'invisible');

export const queryInt = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
/** `true` or `false` in a query; any other value is rejected. */
export const queryBoolean = z.enum(['true', 'false']).transform((text) => text === 'true');
/** An opaque keyset cursor. */
export const cursor = z.string().min(1).max(500);
export const limit = queryInt(1, 200);

/** Rejects two entries for one site in a request. */
export const isOnePerSite = (list: readonly { site: string }[]) =>
  new Set(list.map(({ site }) => site)).size === list.length;

export const wireMoney = z.object({ minor: z.number().int(), currency: z.string() });
nameSchema(wireMoney, 'Money');
/** Money on the wire: minor units and currency. */
export type WireMoney = z.output<typeof wireMoney>;

export const isoTime = z.string();

/** A path at this origin: `/` followed by anything except another slash, so that it cannot lead to another host. */
export const ownPath = z
  .string()
  .max(2_000)
  .regex(/^\/(?![/\\])[^\s\\]*$/);

export function page<T>(row: z.ZodType<T>) {
  return z.object({ list: z.array(row).readonly(), nextCursor: z.string().nullable() });
}
