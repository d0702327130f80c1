import { sanitizeHtml } from '../../platform/sanitize-html.ts';

/*
 * The only place where HTML written by sellers is made safe for marketplaces. It follows eBay's rules for active
 * content and links: no scripts, no forms, no frames, no content of other sites except pictures over https, and no
 * links to other sites.
 */

const TAGS: readonly string[] = (
  'p br b strong i em u s small sub sup span div center blockquote pre hr h2 h3 h4 h5 h6 ul ol li dl dt dd ' +
  'table caption thead tbody tfoot tr th td img'
).split(' ');
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
};
const EVERYWHERE: readonly string[] = ['style', 'lang', 'dir'];
/** Elements whose content is not text for buyers. */
const UNSEEN =
  'script style template iframe frame frameset object embed applet svg math textarea option select noscript noembed noframes title head xmp'.split(
    ' ',
  );
const STYLES = (
  'color background-color text-align text-decoration font-weight font-style font-size font-family line-height list-style-type ' +
  'margin margin-top margin-right margin-bottom margin-left padding padding-top padding-right padding-bottom padding-left ' +
  'border border-top border-right border-bottom border-left border-color border-style border-width border-radius border-collapse ' +
  'border-spacing width max-width vertical-align'
).split(' ');
/** Words, lengths and colours; nothing that loads or calculates. */
const HARMLESS = /^(?:[\w\s#%.,'"-]|\b(?:rgba?|hsla?)\([\d\s.,%]*\))+$/i;
const HTTPS = /^https:\/\//i;
/** Deeper HTML is flattened: nobody writes it, and it takes time to parse. */
const DEEPEST = 60;
/** Deeper or longer HTML is not parsed at all, because the time grows with the square of its depth. */
const DEEPEST_READ = 500;
const LONGEST = 1_000_000;
/** How many of the removed things are listed. */
const NAMED = 20;

export interface SafeHtml {
  readonly html: string;
  /** Removed elements, attributes and styles, such as `<script>`, `onclick` or `position`. */
  readonly removed: readonly string[];
  /** Whether it is longer or deeper than any description; nothing of it is used. */
  readonly isUnreadable?: true;
}

interface SafeHtmlOptions {
  /**
   * Whether list entries become paragraphs, because some marketplaces read entries as statements about the listing
   * itself.
   */
  readonly isWithoutLists?: boolean;
}

const PARAGRAPHS = { ul: 'div', ol: 'div', dl: 'div', li: 'p', dt: 'p', dd: 'p' };

/**
 * Removes what a listing may not contain. The same HTML gives the same result, and applying it twice changes nothing.
 */
export function safeHtml(html: string, { isWithoutLists = false }: SafeHtmlOptions = {}): SafeHtml {
  if (html.length > LONGEST || depthOf(html) > DEEPEST_READ) return { html: '', removed: [], isUnreadable: true };
  const removed = new Set<string>();
  const clean = sanitizeHtml(html, {
    allowedTags: [...TAGS],
    allowedAttributes: {
      ...Object.fromEntries(Object.entries(ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
      '*': [...EVERYWHERE],
    },
    allowedStyles: { '*': Object.fromEntries(STYLES.map((name) => [name, [HARMLESS]])) },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    nonTextTags: [...UNSEEN],
    nestingLimit: DEEPEST,
    disallowedTagsMode: 'discard',
    transformTags: {
      '*'(tagName, attribs) {
        note(removed, tagName, attribs);
        const name = isWithoutLists ? (PARAGRAPHS[tagName as keyof typeof PARAGRAPHS] ?? tagName) : tagName;
        // Relative addresses would refer to the marketplace.
        const { src, ...others } = attribs;
        return { tagName: name, attribs: src !== undefined && HTTPS.test(src.trim()) ? attribs : others };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  }).trim();
  return { html: clean, removed: [...removed].slice(0, NAMED) };
}

/** Elements without content, and those that the next one of their kind closes. */
const SHALLOW = /^(?:br|img|hr|input|meta|link|area|base|col|embed|source|track|wbr|p|li|td|th|tr|dt|dd|option)$/i;

function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, end, tag = ''] of html.matchAll(/<(\/?)([a-z][\w:-]*)/gi)) {
    if (SHALLOW.test(tag)) continue;
    depth = Math.max(0, depth + (end ? -1 : 1));
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function note(removed: Set<string>, tag: string, attribs: Readonly<Record<string, string>>): void {
  if (!TAGS.includes(tag)) {
    // These only structure a page; their content is kept.
    if (!/^(?:html|body|section|article|main|header|footer|font)$/.test(tag)) removed.add(`<${tag}>`);
    return;
  }
  for (const [name, value] of Object.entries(attribs)) {
    const isKept = EVERYWHERE.includes(name) || (ATTRIBUTES[tag] ?? []).includes(name);
    // Names and classes mean nothing in a listing.
    if (!isKept && !/^(?:class|id|align|valign|bgcolor|border|cellpadding|cellspacing)$/.test(name)) removed.add(name);
    if (name === 'src' && !HTTPS.test(value.trim())) removed.add(`<${tag} src>`);
    if (name === 'style') for (const style of unsafeStyles(value)) removed.add(style);
  }
}

function unsafeStyles(style: string): string[] {
  return style.split(';').flatMap((part) => {
    const [name = '', ...value] = part.split(':');
    const property = name.trim().toLowerCase();
    if (property === '') return [];
    return STYLES.includes(property) && HARMLESS.test(value.join(':').trim()) ? [] : [property.slice(0, 40)];
  });
}

/** Whether a buyer would see any text or picture. */
export function hasVisibleContent(html: string): boolean {
  return (
    sanitizeHtml(html, { allowedTags: ['img'], allowedAttributes: {} })
      .replace(/&nbsp;/g, ' ')
      .trim() !== ''
  );
}
