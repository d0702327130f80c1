import { type Language, translate } from '@quayside/i18n';
import { namesOfLine } from '@quayside/kernel';
import { groupBy } from '../../../platform/group-by.ts';
import type { OrderLineOfAction } from '../../orders/index.ts';
import { openDocument, writeIncomplete, writeTable, writeTitle } from './document-page.ts';
import { thereText } from './there-text.ts';

interface PickedLine extends OrderLineOfAction {
  readonly orderNumber: string;
}

interface PickListPaper {
  readonly fontsDir: string;
  readonly language: Language;
  readonly orders: number;
}

const QUANTITY_WIDTH = 50;
const SKU_WIDTH = 110;
const ORDERS_WIDTH = 130;

/** The articles to pick for some orders, each once with its orders. */
export function renderPickList(
  lines: readonly PickedLine[],
  { fontsDir, language, orders }: PickListPaper,
): Promise<Buffer> {
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    translate(language, `order-actions.pdf.${key}`, values);
  const open = lines.filter(({ quantity }) => quantity > 0);
  // One unit sold on several sites is one article, whatever it is called there.
  const articles = [...groupBy(open, ({ unitId, sku, title }) => unitId ?? sku ?? title).values()].map((same) => ({
    ...articleOf(same),
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
    orders: [...new Set(same.map(({ orderNumber }) => orderNumber))],
  }));
  articles.sort(
    (one, other) => one.sku.localeCompare(other.sku, language) || one.title.localeCompare(other.title, language),
  );
  const title = say('pickList');
  const paper = openDocument(title, language, fontsDir);
  paper.pdf.addPage();
  const pieces = articles.reduce((sum, { quantity }) => sum + quantity, 0);
  writeTitle(paper, title, [say('orders', { count: orders }), say('pieces', { count: pieces })]);
  writeTable(
    paper,
    [
      { title: say('quantity'), width: QUANTITY_WIDTH, align: 'right' },
      { title: say('sku'), width: SKU_WIDTH },
      { title: say('orderNumbers'), width: ORDERS_WIDTH },
      { title: say('title'), width: 0 },
    ],
    articles.map((article) => [String(article.quantity), article.sku, article.orders.join(', '), article.text]),
  );
  writeIncomplete(paper, language);
  return paper.end();
}

/** The seller's names of one article, with those of the sites where it was sold. */
function articleOf(lines: readonly PickedLine[]): {
  readonly sku: string;
  readonly title: string;
  readonly text: string;
} {
  const [first] = lines;
  if (!first) return { sku: '', title: '', text: '' };
  const { sku, title } = namesOfLine(first);
  const there = lines.flatMap((line) => thereText(line) ?? []);
  return { sku: sku ?? '', title, text: [title, ...new Set(there)].join('\n') };
}
