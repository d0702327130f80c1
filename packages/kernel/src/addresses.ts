export interface PostalAddress {
  /** Street lines, in their usual order. */
  readonly lines: readonly string[];
  readonly city: string | null;
  readonly region: string | null;
  readonly postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

/** Countries that write the postal code before the city. */
const CODE_FIRST = new Set(
  'AD AT BA BE BG CH CY CZ DE DK EE ES FI FO FR GF GL GP GR HR HU IL IS IT LI LT LU LV MC ME MK MQ MT NC NL NO PF PL PM PT RE RO RS SE SI SK SM TR UA VA XK YT'.split(
    ' ',
  ),
);
/** Countries that write the region's code after the city: `Austin, TX 78701`. */
const REGION_BEHIND = new Set(['AU', 'BR', 'CA', 'MX', 'NZ', 'US']);
/** Countries that write the largest unit first. */
const LARGEST_FIRST = new Set(['CN', 'JP', 'KR', 'TW']);

/** A postal address in the format of its country, without name and country. */
export function addressLines({ lines, city, region, postalCode, country }: PostalAddress): string[] {
  const street = lines.filter(Boolean);
  const code = country ?? '';
  if (LARGEST_FIRST.has(code)) return [...present([postalCode, region, city], ' '), ...street];
  if (CODE_FIRST.has(code)) {
    // Italy and Spain write the province: `20121 Milano MI`, `03001 Alicante (Alicante)`.
    const province = code === 'IT' ? region : region && code === 'ES' ? `(${region})` : null;
    return [...street, ...present([postalCode, city, province], ' ')];
  }
  if (REGION_BEHIND.has(code)) {
    const [place] = present([city, region], code === 'US' || code === 'BR' || code === 'MX' ? ', ' : ' ');
    return [...street, ...present([place ?? null, postalCode], ' ')];
  }
  // The United Kingdom, Ireland and the rest: each part on a separate line.
  return [...street, ...present([city], ''), ...present([region], ''), ...present([postalCode], '')];
}

function present(parts: readonly (string | null)[], separator: string): string[] {
  const text = parts.filter(Boolean).join(separator);
  return text === '' ? [] : [text];
}
