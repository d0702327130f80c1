import type { ProductTypeSchema, SchemaNode } from '../wire.ts';

/**
 * The format of one attribute of a product type, if an attribute is a value with its unit, language and marketplace.
 */
export interface AttributeShape {
  readonly name: string;
  /** The title for sellers, in the site's language. */
  readonly label: string;
  /** Undefined for an attribute that is not a plain value, such as three dimensions together. */
  readonly value: ValueShape | undefined;
  /** The value's unit, if it has one. */
  readonly units: readonly Choice[] | undefined;
  readonly hasLanguage: boolean;
  readonly hasCurrency: boolean;
  readonly hasMarketplace: boolean;
  /** The maximum number of values per language and marketplace. */
  readonly most: number;
  /** The fields of an attribute that is not a plain value, each filled in separately; empty for a plain one. */
  readonly parts: ReadonlyMap<string, PartShape>;
  /** The names of variation themes; only `variation_theme` has them. */
  readonly themes: readonly string[];
}

/** One field of an attribute: a value, or a value with its unit. */
export interface PartShape {
  readonly label: string;
  readonly value: ValueShape;
  readonly units: readonly Choice[] | undefined;
  /** Whether the field is an object of value and unit. */
  readonly isMeasure: boolean;
  readonly isRequired: boolean;
}

export interface ValueShape {
  readonly type: 'string' | 'number' | 'integer' | 'boolean';
  /** The values that Amazon lists, with their names in the site's language. */
  readonly choices: readonly Choice[];
  /** Whether no other values are allowed. */
  readonly isClosed: boolean;
  readonly maxLength: number;
  readonly maxBytes: number;
}

export interface Choice {
  readonly value: unknown;
  readonly name: string;
}

const TYPES: readonly string[] = ['string', 'number', 'integer', 'boolean'];

/** The attributes of a product type by name. */
export function readShapes(schema: ProductTypeSchema): Map<string, AttributeShape> {
  return new Map(Object.entries(schema.properties ?? {}).map(([name, node]) => [name, toShape(name, node)]));
}

function toShape(name: string, { items, maxUniqueItems, title }: SchemaNode): AttributeShape {
  const fields = items?.properties ?? {};
  const { value, unit, currency, language_tag: language, marketplace_id: marketplace, name: theme } = fields;
  // Values with further required fields are not plain: the seller states one value, and the others would be guesses.
  const isPlain = (items?.required ?? []).every((field) => PLAIN_FIELDS.has(field));
  const deprecated = new Set(theme?.$lifecycle?.enumDeprecated ?? []);
  const plain = isPlain && value ? toValueShape(value) : undefined;
  return {
    name,
    label: title ?? name,
    value: plain,
    parts: plain ? new Map() : partsOf(items),
    units: unit && choicesOf(unit),
    hasLanguage: language !== undefined,
    hasCurrency: currency !== undefined,
    hasMarketplace: marketplace !== undefined,
    most: maxUniqueItems ?? Number.MAX_SAFE_INTEGER,
    themes: theme ? textsOf(theme).filter((one) => !deprecated.has(one)) : [],
  };
}

const SELECTORS: ReadonlySet<string> = new Set(['language_tag', 'marketplace_id']);

function partsOf(items: SchemaNode | undefined): Map<string, PartShape> {
  const required = new Set(items?.required ?? []);
  const fields = Object.entries(items?.properties ?? {}).filter(([name]) => !SELECTORS.has(name));
  const parts = fields.flatMap(([name, node]): [string, PartShape][] => {
    const { value: inner, unit } = node.properties ?? {};
    const value = toValueShape(inner ?? node);
    if (!value) return [];
    const units = unit && choicesOf(unit);
    return [[name, { label: node.title ?? name, value, units, isMeasure: !!inner, isRequired: required.has(name) }]];
  });
  return new Map(parts);
}

const PLAIN_FIELDS: ReadonlySet<string> = new Set(['value', 'unit', 'currency', 'language_tag', 'marketplace_id']);

function toValueShape(node: SchemaNode): ValueShape | undefined {
  const { type } = node;
  if (type === undefined || !TYPES.includes(type)) return undefined;
  const others = node.anyOf ?? [];
  return {
    type: type as ValueShape['type'],
    choices: choicesOf(node),
    // If one of `anyOf` has no list of values, any text is allowed.
    isClosed: node.enum !== undefined || (others.length > 0 && others.every((one) => one.enum !== undefined)),
    maxLength: node.maxLength ?? Number.MAX_SAFE_INTEGER,
    maxBytes: node.maxUtf8ByteLength ?? Number.MAX_SAFE_INTEGER,
  };
}

/** The values that a schema lists, its own and those of its alternatives. */
export function choicesOf(node: SchemaNode): Choice[] {
  return [node, ...(node.anyOf ?? [])].flatMap(({ enum: values = [], enumNames = [] }) =>
    values.map((value, index) => ({ value, name: String(enumNames[index] ?? value) })),
  );
}

const textsOf = (node: SchemaNode): string[] =>
  choicesOf(node).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
