import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readSheet } from '../read-sheet.ts';

/*
 * Heads of the files as the marketplaces make them: eBay’s “Edit price and quantity” download, its active listings report, File Exchange and
 * category templates; Amazon’s loader, price & quantity file, report, and category files of both kinds.
 */
const PQ =
  'Action,Category name,Item number,Title,Listing site,Currency,Start price,Buy It Now price,Available quantity,Relationship,Relationship details,Custom label (SKU)';
const REPORT =
  'Item number,Title,Variation details,Custom label (SKU),Available quantity,Format,Currency,Start price,Current price,Sold quantity,Listing site';
const PRICE = 'purchasable_offer[marketplace_id=A1F83G8C2ARO7P][audience=ALL]#1.our_price#1.schedule#1.value_with_tax';
const PRICE_DE = PRICE.replace('A1F83G8C2ARO7P', 'A1PA6795UKMFR9');
const BUSINESS = PRICE.replace('audience=ALL', 'audience=B2B');

const head = (text: string) => readSheet({ text }, { wanted: null, names: [], decimal: 'point' });
const seen = async (text: string) => {
  const { template } = await head(text);
  return (
    template && {
      ...{ format: template.format, site: template.site, currency: template.currency },
      columns: Object.fromEntries(template.columns),
    }
  );
};

describe('the file of a marketplace', () => {
  it.each([
    [
      `#INFO,Version=1.0.0,Template= eBay-active-revise-price-quantity-download_US,,,,,,,,,\n${PQ}\n`,
      { format: 'ebay_price_quantity', site: 'US', currency: null },
    ],
    [
      `#INFO;Version=0.0.2;Template= eBay-draft-listings-template_DE;;;;\n#INFO Notes, with commas, and more;;;;;;\n#INFO;;;;;;\n${PQ.replaceAll(',', ';').replace('Action', '*Action(SiteID=Germany|Country=DE|Currency=EUR|Version=1193)')}\n`,
      { format: 'ebay_price_quantity', site: 'DE', currency: 'EUR' },
    ],
    [`${REPORT}\n`, { format: 'ebay_active_listings', site: null, currency: null }],
    [
      '*Action(SiteID=UK|Country=GB|Currency=GBP|Version=745|CC=UTF-8),ItemID,CustomLabel,*Title,*StartPrice,*Quantity,Relationship,RelationshipDetails\n',
      { format: 'ebay_actions', site: 'UK', currency: 'GBP' },
    ],
    [
      'Info,Version=1.0.0,Template=fx_category_template_EBAY_GB,,,\n*Action(SiteID=UK|Country=GB|Currency=GBP|Version=1193),Custom label (SKU),Category ID,Title,Start price,Quantity\n',
      { format: 'ebay_actions', site: 'UK', currency: 'GBP' },
    ],
    [
      'sku\tproduct-id\tproduct-id-type\tprice\tminimum-seller-allowed-price\tmaximum-seller-allowed-price\titem-condition\tquantity\tadd-delete\n',
      { format: 'amazon_inventory_loader', site: null, currency: null },
    ],
    [
      'sku\tprice\tminimum-seller-allowed-price\tmaximum-seller-allowed-price\tquantity\thandling-time\tfulfillment-channel\n',
      { format: 'amazon_price_quantity', site: null, currency: null },
    ],
    [
      'item-name\titem-description\tlisting-id\tseller-sku\tprice\tquantity\topen-date\tasin1\tfulfillment-channel\tstatus\n',
      { format: 'amazon_active_listings', site: null, currency: null },
    ],
    [
      'TemplateType=fptcustom\tVersion=2021.0625\tThe top 3 rows are for Amazon.com use only.\t\nProduct Type\tSeller SKU\tPrice\tQuantity\tListing ID\nfeed_product_type\titem_sku\tstandard_price\tquantity\tupdate_delete\n',
      { format: 'amazon_category', site: null, currency: null },
    ],
    [
      `settings=attributeRow=4&dataRow=6&primaryMarketplaceId=amzn1.mp.o.A1F83G8C2ARO7P\t\t\t\nSome note\t\t\t\nSKU\tAction\tPrice\tPrice DE\ncontribution_sku#1.value\t::record_action\t${PRICE}\t${PRICE_DE}\t${BUSINESS}\tfulfillment_availability#1.quantity\nABC123\texample\t1\t1\t1\t1\nS-1\t\t2\t3\t4\t5\n`,
      { format: 'amazon_category', site: 'UK', currency: null },
    ],
  ])('is recognised by its first rows: case %#', async (text, expected) => {
    expect(await seen(text)).toMatchObject(expected);
  });

  it('is read for what its columns say, each once, and no row above its data is one of it', async () => {
    expect((await seen(`${PQ}\n`))?.columns).toEqual({
      'Item number': 'ref',
      'Start price': 'price',
      'Available quantity': 'stock',
      'Custom label (SKU)': 'sku',
    });
    const settings = 'settings=attributeRow=4&dataRow=6&primaryMarketplaceId=amzn1.mp.o.A1F83G8C2ARO7P';
    const names = ['contribution_sku#1.value', PRICE, PRICE_DE, BUSINESS, 'fulfillment_availability#1.quantity'];
    const rows = [
      [settings],
      ['A note'],
      ['SKU', 'Price'],
      names,
      ['ABC123', '9', '9', '9', '9'],
      ['S-1', '2', '3', '4', '5'],
    ];
    const text = rows.map((cells) => cells.join('\t')).join('\n');
    expect((await seen(text))?.columns).toEqual({
      'contribution_sku#1.value': 'sku',
      [PRICE]: 'price',
      [PRICE_DE]: 'manual.DE',
      'fulfillment_availability#1.quantity': 'stock',
    });
    const wanted = ['contribution_sku#1.value', 'fulfillment_availability#1.quantity'];
    const read = await readSheet({ text }, { wanted, names: [], decimal: 'point' });
    expect(read.rows.map(({ row, cells }) => [row, cells])).toEqual([[6, ['S-1', '5']]]);
    // The same in a workbook, whose first sheets explain it.
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Instructions'], ['settings are below']]), 'Instructions');
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Vorlage');
    const bytes = (write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer).toString('base64');
    expect((await readSheet({ bytes }, { wanted, names: [], decimal: 'point' })).rows).toEqual(read.rows);
  });

  it('is recognised in the encodings in which programs save it', async () => {
    const text = `sku\tprice\tquantity\thandling-time\nGrün-1\t9,90\t3\t2\n`;
    for (const [bytes, encoding] of [
      [Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf-16le'],
      [Buffer.from(text, 'latin1'), 'windows-1252'],
    ] as const) {
      const given = { bytes: bytes.toString('base64') };
      const read = await readSheet(given, { wanted: ['sku', 'quantity'], names: ['sku'], decimal: 'comma' });
      expect(read).toMatchObject({ encoding, template: { format: 'amazon_price_quantity' } });
      expect(read.rows.map(({ cells }) => cells)).toEqual([['Grün-1', '3']]);
    }
  });

  it('is no other file, whatever its columns are called', async () => {
    for (const text of [
      'Quayside ID,SKU,Item number,Stock on hand\n',
      'sku,price,quantity\n',
      'sku\tproduct-id\tprice\tquantity\n',
      'Action,SKU,Stock\nRevise,S-1,3\n',
      '"Item number,Custom label (SKU)\n',
    ])
      expect((await head(text)).template, text).toBeNull();
  });

  it('says of each row what its action means, and variations are of the listing above', async () => {
    const text = [
      PQ,
      'Revise,Toys,1001,Kite,UK,GBP,,,,,"Size=9;10",',
      ',,,,,,85.0,,1,Variation,Size=9,K-9',
      'End,Toys,1002,Old,UK,GBP,1,,1,,,O-1',
      ',,,,,,2,,2,Variation,Size=1,O-2',
      'Relist,Toys,1003,Gone,UK,GBP,1,,1,,,G-1',
      '#INFO,the end,,,,,,,,,,',
    ].join('\n');
    const wanted = ['Item number', 'Custom label (SKU)', 'Available quantity'];
    const { rows } = await readSheet({ text }, { wanted, names: ['Item number'], decimal: 'point' });
    expect(rows.map(({ row, role }) => [row, role?.does, role?.ref, role?.isVariation, role?.site])).toEqual([
      [2, 'revise', '1001', false, 'UK'],
      [3, 'revise', '1001', true, 'UK'],
      [4, 'end', '1002', false, 'UK'],
      [5, 'end', '1002', true, 'UK'],
      [6, 'other', '1003', false, 'UK'],
    ]);
    const actions = [
      'a',
      '',
      'd',
      'x',
      'Delete Listing',
      'Angebot löschen',
      'Edit (Partial Update)',
      'Bearbeiten (Teilaktualisierung)',
      'Modifica (aggiornamento parziale)',
      'Something new',
    ];
    const loader = `sku\tproduct-id\tproduct-id-type\tprice\tquantity\tadd-delete\n${actions.map((action, at) => `S-${at}\t\t\t1\t1\t${action}`).join('\n')}`;
    const read = await readSheet({ text: loader }, { wanted: ['sku', 'quantity'], names: [], decimal: 'point' });
    expect(read.rows.map(({ role }) => role?.does)).toEqual([
      'revise',
      'revise',
      'end',
      'end',
      'end',
      'end',
      'revise',
      'revise',
      'revise',
      'other',
    ]);
  });
});
