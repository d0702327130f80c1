import { Ajv2019, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2019.js';
import type { Attributes, ProductTypeSchema } from '../wire.ts';

/** The problems of attributes by a product type's definition. */
export interface Problem {
  readonly attribute: string;
  readonly text: string;
}

export type Validate = (attributes: Attributes) => Problem[];

/**
 * Compiles a product type's schema, which has Amazon's own keywords, and checks attributes against it before they are
 * sent.
 */
export function createValidate(schema: ProductTypeSchema): Validate {
  // Amazon's own meta-schema is not part of this repository; its keywords are added below.
  const { $schema: _metaSchema, $id: _id, ...rules } = schema;
  let compiled: ValidateFunction | undefined;
  return (attributes) => {
    // Compiled for the first listing of the type: a large definition takes some hundred milliseconds.
    compiled ??= createAjv().compile(rules);
    return compiled(attributes) ? [] : problemsOf(compiled.errors ?? []);
  };
}

function createAjv(): Ajv2019 {
  const ajv = new Ajv2019({
    allErrors: true,
    strict: false,
    validateFormats: false,
    logger: false,
    // Prices are multiples of 0.01, which binary fractions cannot represent exactly.
    multipleOfPrecision: 6,
    // Both cost more time than they save: a definition is compiled once and used for only some listings.
    validateSchema: false,
    code: { optimize: false },
  });
  ajv.addKeyword({
    keyword: 'maxUtf8ByteLength',
    type: 'string',
    schemaType: 'number',
    validate: (limit: number, text: string) => Buffer.byteLength(text) <= limit,
    error: { message: ({ schema }) => `must have at most ${schema} bytes` },
  });
  ajv.addKeyword({
    keyword: 'minUtf8ByteLength',
    type: 'string',
    schemaType: 'number',
    validate: (limit: number, text: string) => Buffer.byteLength(text) >= limit,
    error: { message: ({ schema }) => `must have at least ${schema} bytes` },
  });
  // Values are counted for each combination of their selectors, such as marketplace and language.
  ajv.addKeyword({
    keyword: 'maxUniqueItems',
    type: 'array',
    schemaType: 'number',
    validate: (limit: number, values: unknown[], parent?: AnySchemaObject) =>
      Math.max(0, ...countsBySelectors(values, parent?.selectors ?? [])) <= limit,
    error: { message: ({ schema }) => `must have at most ${schema} values` },
  });
  return ajv;
}

function countsBySelectors(values: readonly unknown[], selectors: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const value of values) {
    const key = JSON.stringify(selectors.map((name) => (value as Record<string, unknown> | null)?.[name] ?? null));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts.values()];
}

/** Keywords whose errors only wrap others that state the actual problem. */
const WRAPPERS: ReadonlySet<string> = new Set(['if', 'allOf', 'anyOf', 'oneOf']);

/** One problem for each attribute and sentence, missing attributes first. */
function problemsOf(errors: readonly ErrorObject[]): Problem[] {
  const plain = errors.filter(({ keyword }) => !WRAPPERS.has(keyword));
  const reported = (plain.length > 0 ? plain : errors).map(toProblem);
  const distinct = new Map(reported.map((problem) => [`${problem.attribute} ${problem.text}`, problem]));
  return [...distinct.values()].sort((one, other) => Number(other.text === MISSING) - Number(one.text === MISSING));
}

const MISSING = 'is missing';

function toProblem({ instancePath, keyword, params, message = 'does not fit' }: ErrorObject): Problem {
  const [attribute, , ...fields] = instancePath.split('/').slice(1);
  const named = params as { missingProperty?: string; additionalProperty?: string };
  if (attribute === undefined) {
    if (keyword === 'required') return { attribute: named.missingProperty ?? '', text: MISSING };
    if (keyword === 'additionalProperties') return { attribute: named.additionalProperty ?? '', text: 'is unknown' };
    return { attribute: '', text: message };
  }
  const field = fields.filter((part) => !/^\d+$/.test(part)).join('.');
  const at = field === '' || field === 'value' ? '' : `: ${field}`;
  if (keyword === 'required') return { attribute, text: `lacks ${named.missingProperty}` };
  if (keyword === 'additionalProperties') return { attribute, text: `has no field ${named.additionalProperty}` };
  return { attribute, text: `${message}${at}` };
}
