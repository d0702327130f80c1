import type { AccountSession, CategoryRequirements } from '@quayside/connector-kit';
import type { CdiscountClient } from './client.ts';
import type { CategoryProperty } from './wire.ts';

/** Categories change a few times a year. A stale category costs at most one rejected product. */
const LIFETIME_MS = 86_400_000;
const LARGEST_CACHE = 2_000;
/** Only the third level accepts products; its references have six characters. */
const LEAF = /^.{6}$/;

export interface KnownCategory {
  readonly reference: string;
  /** Names from the root. */
  readonly path: readonly string[];
  readonly isBrandMandatory: boolean;
  readonly properties: readonly CategoryProperty[];
}

/** Reads a category that accepts products; undefined if there is none with that reference. */
export type ReadCategory = (session: AccountSession, reference: string) => Promise<KnownCategory | undefined>;

export function createCategories(client: CdiscountClient): ReadCategory {
  const cache = new Map<string, { at: number; category: Promise<KnownCategory | undefined> }>();
  const labels = new Map<string, string>();

  async function labelOf(session: AccountSession, reference: string): Promise<string | undefined> {
    const known = labels.get(reference);
    if (known !== undefined) return known;
    const label = (await client.getCategory(session, reference))?.label;
    if (label !== undefined) labels.set(reference, label);
    return label;
  }

  async function read(session: AccountSession, reference: string): Promise<KnownCategory | undefined> {
    if (!LEAF.test(reference)) return undefined;
    const category = await client.getCategory(session, reference);
    if (!category || category.isActive === false) return undefined;
    const path: string[] = [];
    for (const parent of category.parentReferences ?? []) {
      const label = await labelOf(session, parent);
      if (label !== undefined) path.push(label);
    }
    return {
      reference,
      path: [...path, category.label ?? reference],
      isBrandMandatory: category.isBrandMandatory === true,
      properties: await client.getCategoryProperties(session, reference),
    };
  }

  return (session, reference) => {
    const now = session.clock.now().getTime();
    const existing = cache.get(reference);
    if (existing && now - existing.at < LIFETIME_MS) return existing.category;
    const category = read(session, reference);
    cache.delete(reference);
    cache.set(reference, { at: now, category });
    category.catch(() => cache.delete(reference));
    const [oldest] = cache.keys();
    if (cache.size > LARGEST_CACHE && oldest !== undefined) cache.delete(oldest);
    return category;
  };
}

export function toRequirements({ reference, properties }: KnownCategory): CategoryRequirements {
  const mandatory = properties.filter(({ necessity }) => necessity === 'Mandatory');
  return {
    categoryId: reference,
    requiredAspects: mandatory.map((property) => {
      const allowedValues = choicesOf(property);
      return { name: nameOf(property), allowedValues, isSelectionOnly: allowedValues.length > 0 };
    }),
  };
}

/** The property's display name; Octopia's reference is a number. */
export function nameOf({ label, reference }: CategoryProperty): string {
  return label || (reference ?? '');
}

function choicesOf({ choices = [] }: CategoryProperty): string[] {
  return choices.flatMap((choice) => (typeof choice === 'string' ? choice : (choice.label ?? choice.value ?? [])));
}
