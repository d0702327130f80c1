import { Ajv2019, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2019.js';
import { patchSchemaOf, schemaOf } from './definition-schema.ts';
import type { Attributes, Issue } from './model.ts';
import type { ProductType } from './product-types.data.ts';
import type { Requirements } from './product-types.ts';
import { siteById } from './sites.data.ts';

/** Checks a submission against its product type's definition, with Amazon's own keywords of JSON Schema. */

const ajv = new Ajv2019({ allErrors: true, strict: false, validateFormats: false, verbose: true, logger: false });
const bytes = (text: string) => Buffer.byteLength(text);
ajv.addKeyword({
  keyword: 'maxUtf8ByteLength',
  type: 'string',
  validate: (limit: number, text: string) => bytes(text) <= limit,
});
ajv.addKeyword({
  keyword: 'minUtf8ByteLength',
  type: 'string',
  validate: (limit: number, text: string) => bytes(text) >= limit,
});
ajv.addKeyword({
  keyword: 'maxUniqueItems',
  type: 'array',
  validate(limit: number, values: Record<string, unknown>[], parent?: AnySchemaObject) {
    const counts = new Map<string, number>();
    for (const value of values) {
      const key = JSON.stringify(((parent?.selectors ?? []) as string[]).map((name) => value?.[name] ?? null));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return Math.max(0, ...counts.values()) <= limit;
  },
});

const compiled = new Map<string, ValidateFunction>();

function validatorOf(type: ProductType, marketplaceId: string, requirements: Requirements | 'PATCH'): ValidateFunction {
  const site = siteById.get(marketplaceId);
  if (!site) throw new Error(`there is no marketplace ${marketplaceId}`);
  const key = `${type.name} ${marketplaceId} ${requirements}`;
  const held = compiled.get(key);
  if (held) return held;
  // The seller's groups are checked separately, so that one validator serves all sellers.
  const { $schema: _, ...schema } =
    requirements === 'PATCH' ? patchSchemaOf(type, site) : schemaOf(type, site, requirements, []);
  const validator = ajv.compile(schema);
  compiled.set(key, validator);
  return validator;
}

/** Keywords whose errors only wrap others that state the actual fault. */
const WRAPPERS: ReadonlySet<string> = new Set(['if', 'allOf', 'anyOf', 'oneOf', 'not']);

/** The faults according to the definition, with one issue for each attribute; for a patch, of the attributes that it sets. */
export function judgeByDefinition(
  type: ProductType,
  marketplaceId: string,
  requirements: Requirements | 'PATCH',
  attributes: Attributes,
): Issue[] {
  const validate = validatorOf(type, marketplaceId, requirements);
  if (validate(attributes)) return [];
  const issues = (validate.errors ?? []).filter(({ keyword }) => !WRAPPERS.has(keyword)).map(toIssue);
  return [...new Map(issues.map((issue) => [issue.attributeNames?.[0], issue])).values()];
}

function toIssue({ instancePath, keyword, params, message = '' }: ErrorObject): Issue {
  const [name, ...rest] = instancePath.split('/').slice(1);
  const { missingProperty = '', additionalProperty = '' } = params as Record<string, string>;
  if (name === undefined && keyword === 'required') {
    return fault('90220', missingProperty, `'${missingProperty}' is required but not supplied.`, 'MISSING_ATTRIBUTE');
  }
  if (name === undefined && keyword === 'additionalProperties') {
    const text = `The attribute '${additionalProperty}' does not belong to the product type or its requirements.`;
    return fault('90000900', additionalProperty, text);
  }
  const field = rest.filter((part) => !/^\d+$/.test(part)).join('.');
  if (keyword === 'required') {
    const text = `The field "${missingProperty}" of the attribute '${name}' does not have enough values.`;
    return fault('99022', name ?? '', text);
  }
  if (keyword === 'additionalProperties') {
    return fault('90000900', name ?? '', `The attribute '${name}' has no field '${additionalProperty}'.`);
  }
  return fault('90244', name ?? '', `The attribute '${name}'${field === '' ? '' : `, field '${field}',`} ${message}.`);
}

const fault = (code: string, attribute: string, message: string, category = 'INVALID_ATTRIBUTE'): Issue => ({
  code,
  message,
  severity: 'ERROR',
  attributeNames: [attribute],
  categories: [category],
});
