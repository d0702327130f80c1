import type { SheetTemplate } from '@quayside/contract';
import type { Platform, Site } from '@quayside/kernel';
import type { SheetColumn } from '@quayside/kernel/sheets';
import type { RawTable } from '../../../platform/files/read-table.ts';
import { siteNamed } from './file-sites.ts';
import { AMAZON_PATHS, type Meaning, TEMPLATE_FORMS, type TemplateForm } from './templates.data.ts';

/** What the head of a marketplace’s file says. Plain data, which a thread can hand over. */
export interface TemplateHead {
  readonly format: SheetTemplate;
  readonly platform: Platform;
  /** Null if the head names none: then each row does, or the account’s home is meant. */
  readonly site: Site | null;
  /** What the head calls a site that Quayside does not know. */
  readonly unknownSite: string | null;
  /** As the head has it, in capitals. */
  readonly currency: string | null;
}

export interface Template extends TemplateHead {
  /** The table from its machine names on: rows that are no data are empty, and keep their numbers. */
  readonly table: RawTable;
  /** The rows above the first one of data. */
  readonly lead: readonly (readonly string[])[];
  /** What the columns are, by heading. */
  readonly columns: ReadonlyMap<string, SheetColumn>;
  /** Where the columns are that say how a row is to be understood. */
  readonly places: Readonly<Partial<Record<Meaning, number>>>;
}

/** The machine names of Amazon’s newer files are in the fourth or fifth row; eBay’s notes take up to six. */
const HEAD_ROWS = 20;
/** Rows of notes and settings: eBay’s `#INFO`, Amazon’s `TemplateType=` and `settings=`. */
const LEAD = /^(?:#?info\b|templatetype=|settings=)/i;
const AMAZON_LEAD = /^(?:templatetype=|settings=)/i;
/** Above its machine names, such as `item_sku`, a category file of Amazon’s has labels in the seller’s language, such as `Seller SKU`. */
const isMachineName = (cell: string) => /^(?:[a-z:]\S*)?$/.test(cell.trim());

/** Whether a row above the names of the columns tells only of the file itself. */
export const isLeadRow = (cells: readonly string[]): boolean => LEAD.test(cells[0]?.trim() ?? '');

/** Whether the cells name the columns of a marketplace’s file. */
export const isTemplateHead = (cells: readonly string[]): boolean => formOf(cells) !== undefined;

const formOf = (cells: readonly string[]): TemplateForm | undefined => {
  const names = cells.map(plainHeading);
  return pathsForm(cells) ?? TEMPLATE_FORMS.find((one) => fits(one, names));
};

/** Which marketplace’s file a table is, by what its first rows say, whatever the file is called; undefined for none. */
export function recogniseTemplate({ data, headRow, openAt }: RawTable): Template | undefined {
  if (openAt) return undefined;
  const first = data.slice(0, HEAD_ROWS);
  const hasLabels = first.some((cells) => AMAZON_LEAD.test(cells[0]?.trim() ?? ''));
  for (const [at, cells] of first.entries()) {
    if (isLeadRow(cells) || (hasLabels && !cells.every(isMachineName))) continue;
    const form = formOf(cells);
    if (form) return templateOf(form, data, at);
    // Other files have their names in the first row that says anything; Amazon’s have labels above the names.
    if (at + 1 >= headRow && !first.some(isLeadRow)) return undefined;
  }
  return undefined;
}

/** A heading without what varies: `*StartPrice` and `Start price` are one. The head of eBay’s actions has facts in brackets. */
function plainHeading(heading: string): string {
  const plain = heading.normalize('NFKC').toLowerCase().trim();
  return /^\*?\s*action\s*(?:\(.*)?$/.test(plain) ? 'action' : plain.replace(/[^\p{Letter}\p{Number}]/gu, '');
}

function fits({ needs, lacks = [] }: TemplateForm, names: readonly string[]): boolean {
  return needs.every((some) => some.some((name) => names.includes(name))) && !lacks.some((one) => names.includes(one));
}

/** The form of a file whose names are paths of attributes. */
function pathsForm(cells: readonly string[]): TemplateForm | undefined {
  if (!cells.some((cell) => cell.trim() === 'contribution_sku#1.value')) return undefined;
  return { format: 'amazon_category', platform: 'amazon', needs: [], columns: {} };
}

function templateOf(form: TemplateForm, data: RawTable['data'], at: number): Template {
  const headings = (data[at] ?? []).map((cell) => cell.trim());
  const lead = data.slice(0, at).filter(isLeadRow).flat();
  const stated = form.platform === 'ebay' ? ofEbay(headings, lead) : ofAmazon(headings, lead);
  const named = stated.site === '' ? undefined : siteNamed(form.platform, stated.site);
  const firstOfData = Math.max(at + 1, (stated.dataRow ?? 0) - 1);
  const places: Partial<Record<Meaning, number>> = {};
  const columns = new Map<string, SheetColumn>();
  headings.forEach((heading, place) => {
    const meaning = meaningOf(form, heading);
    if (!meaning) return;
    if (meaning === 'price' || meaning === 'title') {
      const own = siteIn(heading);
      if (own && own !== named) {
        columns.set(heading, meaning === 'price' ? `manual.${own}` : `title.${own}`);
        return;
      }
    }
    if (places[meaning] !== undefined) return;
    places[meaning] = place;
    if (isOurs(meaning)) columns.set(heading, meaning);
  });
  return {
    ...{ format: form.format, platform: form.platform, columns, places },
    ...{ site: named ?? null, unknownSite: named || stated.site === '' ? null : stated.site },
    currency: stated.currency === '' ? null : stated.currency.toUpperCase(),
    lead: data.slice(0, firstOfData),
    table: {
      headRow: at + 1,
      data: data.map((cells, row) => (row !== at && (row < firstOfData || isLeadRow(cells)) ? [] : cells)),
    },
  };
}

const OURS = ['sku', 'ref', 'stock', 'price', 'title'] as const;
const isOurs = (meaning: Meaning): meaning is (typeof OURS)[number] => OURS.some((one) => one === meaning);

function meaningOf(form: TemplateForm, heading: string): Meaning | undefined {
  const path = heading.toLowerCase();
  return form.columns[plainHeading(heading)] ?? AMAZON_PATHS.find(([pattern]) => pattern.test(path))?.[1];
}

const MARKETPLACE = /\[marketplace_id=([^\]]*)\]/i;
const siteIn = (heading: string): Site | undefined => {
  const id = MARKETPLACE.exec(heading)?.[1];
  return id === undefined ? undefined : siteNamed('amazon', id);
};

interface Stated {
  readonly site: string;
  readonly currency: string;
  /** The first row of data, from 1. */
  readonly dataRow?: number | undefined;
}

/** `*Action(SiteID=UK|Country=GB|Currency=GBP|Version=1193)`, or the name of the template, which ends in its site. */
function ofEbay(headings: readonly string[], lead: readonly string[]): Stated {
  const action = headings.find((heading) => plainHeading(heading) === 'action') ?? '';
  const fact = (name: string) => new RegExp(`[(|]\\s*${name}=([^|)]*)`, 'i').exec(action)?.[1]?.trim() ?? '';
  const template = /template\s*=.*_([a-z]{2,4})\s*$/i;
  const ending = lead.map((cell) => template.exec(cell)?.[1]).find((site) => site !== undefined);
  const site = fact('SiteID');
  // The ending of a name is no promise: what is unknown there is passed over.
  return { site: site || (ending && siteNamed('ebay', ending) ? ending : ''), currency: fact('Currency') };
}

/** The settings of a category file, such as `attributeRow=5&dataRow=7&primaryMarketplaceId=amzn1.mp.o.A1F83G8C2ARO7P`. */
function ofAmazon(headings: readonly string[], lead: readonly string[]): Stated {
  const settings = lead.join('&');
  const setting = (name: string) => new RegExp(`\\b${name}=([^&\\s]*)`, 'i').exec(settings)?.[1] ?? '';
  const ids = new Set(headings.flatMap((heading) => MARKETPLACE.exec(heading)?.[1] ?? []));
  const [only = ''] = ids.size === 1 ? ids : [];
  const row = Number(setting('dataRow'));
  return {
    site: setting('primaryMarketplaceId') || only,
    currency: '',
    dataRow: Number.isInteger(row) && row <= HEAD_ROWS ? row : undefined,
  };
}
