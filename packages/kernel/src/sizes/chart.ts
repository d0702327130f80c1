/** The size systems of countries. `CM` is the length itself: of the foot, of the chest, or of the child. */
export const SIZE_SYSTEMS = ['EU', 'UK', 'US', 'FR', 'IT', 'AU', 'JP', 'CM'] as const;
export type SizeSystem = (typeof SIZE_SYSTEMS)[number];

export const SIZE_KINDS = ['shoes', 'clothing'] as const;
export type SizeKind = (typeof SIZE_KINDS)[number];

export const SIZE_AGES = ['adult', 'children', 'baby'] as const;
export type SizeAge = (typeof SIZE_AGES)[number];

export const SIZE_GENDERS = ['female', 'male', 'unisex'] as const;
export type SizeGender = (typeof SIZE_GENDERS)[number];

/** `any`: the chart applies to every width. */
export const SIZE_WIDTHS = ['any', 'narrow', 'regular', 'wide', 'extra-wide'] as const;
export type SizeWidth = (typeof SIZE_WIDTHS)[number];

/**
 * The source of a size: a published standard, common usage in shops, or the seller. A conversion is only as reliable as
 * the weaker of its two sides.
 */
export const SIZE_ORIGINS = ['official', 'approximate', 'own'] as const;
export type SizeOrigin = (typeof SIZE_ORIGINS)[number];

/** One size: its length in millimetres, which links the systems, and its name in each system that has one. */
export interface SizeRow {
  readonly mm: number;
  readonly sizes: { readonly [S in Exclude<SizeSystem, 'CM'>]?: string | undefined };
}

/** Rows are in the order of their lengths. */
export interface SizeChart {
  readonly kind: SizeKind;
  readonly age: SizeAge;
  readonly gender: SizeGender;
  readonly width: SizeWidth;
  readonly rows: readonly SizeRow[];
  /** Per system; a system that is not listed is the seller's own. */
  readonly origins: { readonly [S in SizeSystem]?: SizeOrigin };
}

export const CHART_LIMITS = {
  rows: 100,
  sizeLength: 20,
  nameLength: 80,
  leastMm: 10,
  mostMm: 2_500,
  charts: 500,
} as const;

/** The systems in which a chart has a size, in the usual order. Every chart has `CM`. */
export function systemsOf({ rows }: Pick<SizeChart, 'rows'>): SizeSystem[] {
  return SIZE_SYSTEMS.filter((system) => rows.some((row) => sizeIn(row, system) !== undefined));
}

/** The size of a row in a system. */
export function sizeIn(row: SizeRow, system: SizeSystem): string | undefined {
  return system === 'CM' ? String(row.mm / 10) : row.sizes[system];
}

/** Normalizes sizes for comparison: "2-3 Years" is "2-3", "10 Kids" is "10", "7,5" is "7.5". */
export function normalSize(size: string): string {
  return size
    .trim()
    .toLowerCase()
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\s*(?:months?|mths?|monate?|mois|mesi|meses)$/u, 'm')
    .replace(/\s*(?:years?|yrs?|jahre?|ans|anni|años)$/u, '')
    .replace(/\s*(?:kids?|child(?:ren)?|c)$/u, '')
    .replace(/^c(?=\d)/, '')
    .replace(/\s*[-–]\s*/g, '-')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace(/\s+/g, ' ');
}
