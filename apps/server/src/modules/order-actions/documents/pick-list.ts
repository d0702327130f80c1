import { type Language, translate } from '@quayside/i18n';
import type { PickArticle } from '../pick-articles.ts';
import { openDocument, writeIncomplete, writeTable, writeTitle } from './document-page.ts';

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
  articles: readonly PickArticle[],
  { fontsDir, language, orders }: PickListPaper,
): Promise<Buffer> {
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    translate(language, `order-actions.pdf.${key}`, values);
  const title = say('pickList');
  const paper = openDocument(title, language, fontsDir);
  paper.pdf.addPage();
  const pieces = articles.reduce((sum, article) => sum + article.pieces, 0);
  writeTitle(paper, title, [say('orders', { count: orders }), say('pieces', { count: pieces })]);
  writeTable(
    paper,
    [
      { title: say('quantity'), width: QUANTITY_WIDTH, align: 'right' },
      { title: say('sku'), width: SKU_WIDTH },
      { title: say('orderNumbers'), width: ORDERS_WIDTH },
      { title: say('title'), width: 0 },
    ],
    articles.map((article) => [
      String(article.pieces),
      article.sku,
      article.orders.map(({ externalId }) => externalId).join(', '),
      [article.title, ...article.there].join('\n'),
    ]),
  );
  writeIncomplete(paper, language);
  return paper.end();
}
