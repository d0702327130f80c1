/** What a seller's template may hold; each stands for a part of the description of the item that is listed. */
export const PLACEHOLDERS = [
  'title',
  'description',
  'brand',
  'product',
  'facts',
  'sizes',
  'choices',
  'box',
  'own_text',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** One of these must be there, or buyers would read nothing about the item. */
export const TELLING_PLACEHOLDERS: readonly Placeholder[] = ['description', 'facts'];

/** Characters of a template. */
export const TEMPLATE_LIMIT = 50_000;

export type TemplateProblem =
  | { readonly problem: 'unknown_placeholder' | 'placeholder_in_tag'; readonly detail: string }
  | { readonly problem: 'no_facts' | 'too_long'; readonly detail: '' };

const MARK = /\{\{([^{}]*)\}\}/gu;
const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);

/** What keeps a template from being used; empty if it may be. */
export function checkTemplate(template: string): TemplateProblem[] {
  if (template.length > TEMPLATE_LIMIT) return [{ problem: 'too_long', detail: '' }];
  const names = [...template.matchAll(MARK)].map(([, name = '']) => name.trim());
  const unknown = [...new Set(names.filter((name) => !isPlaceholder(name)))];
  const rest = template.replace(MARK, '');
  const broken = rest.includes('{{') || rest.includes('}}') ? ['{{'] : [];
  const inTags = [...template.matchAll(/<[^<>]*>/gu)].flatMap(([tag]) => [...tag.matchAll(MARK)].map(([mark]) => mark));
  const isTelling = names.some((name) => isPlaceholder(name) && TELLING_PLACEHOLDERS.includes(name));
  return [
    ...[...unknown, ...broken].map((detail) => ({ problem: 'unknown_placeholder' as const, detail })),
    ...[...new Set(inTags)].map((detail) => ({ problem: 'placeholder_in_tag' as const, detail })),
    ...(isTelling ? [] : [{ problem: 'no_facts' as const, detail: '' as const }]),
  ];
}

/** The template with each placeholder replaced by its HTML, once: what a text itself says in braces stays text. */
export function fillDescription(template: string, parts: Readonly<Record<Placeholder, string>>): string {
  return template.replace(MARK, (mark, name: string) => {
    const key = name.trim();
    return isPlaceholder(key) ? parts[key] : mark;
  });
}

export function hasPlaceholder(template: string, name: Placeholder): boolean {
  return [...template.matchAll(MARK)].some(([, found = '']) => found.trim() === name);
}
