import type { Call } from '@quayside/contract';
import type { CallSchema } from '@quayside/contract/schema';
import { describeApi } from '../../src/platform/http/openapi.ts';

/** A JSON schema, or a part of one. */
type Schema = Readonly<Record<string, unknown>>;

/**
 * The JSON types that the contract allows at a position in a call's body; several if alternative shapes contain the
 * position.
 */
export type BodyTypes = (call: Call, path: readonly string[]) => ReadonlySet<string>;

/** Reads the types from the OpenAPI document. */
export async function bodyTypesOf(schemas: readonly CallSchema[]): Promise<BodyTypes> {
  const document = (await describeApi(schemas, 'http://localhost')) as Schema & {
    paths: Record<string, Record<string, Schema>>;
  };
  return (call, path) => {
    const described = document.paths[call.path]?.[call.method.toLowerCase()] as
      | { requestBody?: { content: Record<string, { schema: Schema }> } }
      | undefined;
    const body = described?.requestBody?.content['application/json']?.schema;
    if (!body) return new Set();
    const found = path.reduce(
      (shapes, key) => shapes.flatMap((shape) => inside(document, shape, key)),
      shapesOf(document, body),
    );
    return new Set(found.flatMap(typesOf));
  };
}

/** The alternative shapes of a value, without references. */
function shapesOf(root: Schema, schema: Schema): Schema[] {
  const { $ref, anyOf, oneOf, allOf } = schema as { $ref?: string; [choice: string]: unknown };
  if ($ref) {
    const steps = $ref.split('/').slice(1);
    return shapesOf(
      root,
      steps.reduce((at, step) => at[step] as Schema, root),
    );
  }
  const choices = [anyOf, oneOf, allOf].flatMap((choice) => (choice as Schema[] | undefined) ?? []);
  return choices.length === 0 ? [schema] : choices.flatMap((choice) => shapesOf(root, choice));
}

/** The types that a member or an element may have. */
function inside(root: Schema, { properties, items, additionalProperties }: Schema, key: string): Schema[] {
  const member = (properties as Record<string, Schema> | undefined)?.[key] ?? items ?? additionalProperties;
  return typeof member === 'object' && member !== null ? shapesOf(root, member as Schema) : [];
}

function typesOf({ type, const: only, enum: some }: Schema): string[] {
  if (type !== undefined) return Array.isArray(type) ? (type as string[]) : [type as string];
  const values = some === undefined ? (only === undefined ? [] : [only]) : (some as unknown[]);
  return values.map((value) => (value === null ? 'null' : typeof value));
}
