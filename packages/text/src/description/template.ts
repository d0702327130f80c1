/** What a seller's template may contain. */
export interface TemplateRules {
  /** The names of the placeholders, each for a part of the description of the listed item. */
  readonly placeholders: readonly string[];
  /** The maximum number of characters. */
  readonly limit: number;
  /** The maximum number of characters once every placeholder holds a long part. */
  readonly filledLimit: number;
}

/** Longer than the facts of nearly every item: some fifty lines of name and value. */
const LONG_PART = 10_000;

/** One of these is required; otherwise buyers would read nothing about the item. */
const CONTENT_PLACEHOLDERS: readonly string[] = ['description', 'facts'];

export type TemplateProblem =
  | { readonly problem: 'unknown_placeholder' | 'placeholder_in_tag'; readonly detail: string }
  | { readonly problem: 'no_facts' | 'too_long'; readonly detail: '' };

const MARK = /\{\{([^{}]*)\}\}/gu;

/** What prevents a template from being used; empty if nothing does. */
export function checkTemplate(template: string, rules: TemplateRules): TemplateProblem[] {
  const { placeholders, limit, filledLimit } = rules;
  const parts = Object.fromEntries(placeholders.map((name) => [name, LONG_PART]));
  if (template.length > limit || filledLength(template, parts) > filledLimit) {
    return [{ problem: 'too_long', detail: '' }];
  }
  const names = [...template.matchAll(MARK)].map(([, name = '']) => name.trim());
  const unknown = [...new Set(names.filter((name) => !placeholders.includes(name)))];
  const rest = template.replace(MARK, '');
  const broken = rest.includes('{{') || rest.includes('}}') ? ['{{'] : [];
  const inTags = [...template.matchAll(/<[^<>]*>/gu)].flatMap(([tag]) => [...tag.matchAll(MARK)].map(([mark]) => mark));
  const isTelling = names.some((name) => CONTENT_PLACEHOLDERS.includes(name));
  return [
    ...[...unknown, ...broken].map((detail) => ({ problem: 'unknown_placeholder' as const, detail })),
    ...[...new Set(inTags)].map((detail) => ({ problem: 'placeholder_in_tag' as const, detail })),
    ...(isTelling ? [] : [{ problem: 'no_facts' as const, detail: '' as const }]),
  ];
}

/** The template with each placeholder replaced by its HTML, once, so that braces within a text are unchanged. */
export function fillDescription(template: string, parts: Readonly<Record<string, string>>): string {
  return template.replace(MARK, (mark, name: string) => {
    const key = name.trim();
    return (Object.hasOwn(parts, key) ? parts[key] : undefined) ?? mark;
  });
}

/** The length that a template would have with parts of these lengths; a placeholder without a part counts as it stands. */
export function filledLength(template: string, lengths: Readonly<Record<string, number>>): number {
  const grown = [...template.matchAll(MARK)].map(([mark, name = '']) => {
    const key = name.trim();
    return Object.hasOwn(lengths, key) ? (lengths[key] ?? mark.length) - mark.length : 0;
  });
  return grown.reduce((sum, more) => sum + more, template.length);
}

export function hasPlaceholder(template: string, name: string): boolean {
  return [...template.matchAll(MARK)].some(([, found = '']) => found.trim() === name);
}
