import { describe, expect, it } from 'vitest';
import { child, children, parseXml } from '../trading/xml.ts';
import { isNamedBySpecifics, otherFormatOf, toHomeListing, toSummary, variantFallbackSku } from './home-listing.ts';

const item = (content: string) => {
  const parsed = child(parseXml(`<R><Item>${content}</Item></R>`, 'R'), 'Item');
  if (!parsed) throw new Error('no item');
  return parsed;
};

const boots = item(`
  <ItemID>110000000001</ItemID><SKU>BOOT</SKU><Title>Trail boots &amp; laces</Title><Site>UK</Site>
  <Description><![CDATA[<p>Warm &amp; dry</p>]]></Description>
  <PrimaryCategory><CategoryID>95672</CategoryID><CategoryName>Clothes:Shoes:Boots</CategoryName></PrimaryCategory>
  <ConditionID>1000</ConditionID><Quantity>9</Quantity>
  <SellingStatus><CurrentPrice currencyID="GBP">59.5</CurrentPrice><QuantitySold>2</QuantitySold></SellingStatus>
  <PictureDetails><PictureURL>https://pics.example/1.jpg</PictureURL><PictureURL>https://pics.example/2.jpg</PictureURL></PictureDetails>
  <ItemSpecifics><NameValueList><Name>Brand</Name><Value>Moorgate</Value></NameValueList>
    <NameValueList><Name>Features</Name><Value>Waterproof</Value><Value>Breathable</Value></NameValueList></ItemSpecifics>
  <ProductListingDetails><EAN>Does not apply</EAN><BrandMPN><Brand>Moorgate</Brand><MPN>MG-7</MPN></BrandMPN></ProductListingDetails>
  <ListingDetails><ViewItemURL>https://www.ebay.co.uk/itm/110000000001</ViewItemURL></ListingDetails>
  <Variations>
    <Variation><SKU>BOOT-8-BL</SKU><StartPrice currencyID="GBP">59.50</StartPrice><Quantity>5</Quantity>
      <SellingStatus><QuantitySold>2</QuantitySold></SellingStatus>
      <VariationSpecifics><NameValueList><Name>UK Size</Name><Value>8</Value></NameValueList>
        <NameValueList><Name>Colour</Name><Value>Black</Value></NameValueList></VariationSpecifics>
      <VariationProductListingDetails><EAN>4006381333931</EAN></VariationProductListingDetails></Variation>
    <Variation><StartPrice currencyID="GBP">64.00</StartPrice><Quantity>4</Quantity>
      <VariationSpecifics><NameValueList><Name>UK Size</Name><Value>9</Value></NameValueList>
        <NameValueList><Name>Colour</Name><Value>Tan</Value></NameValueList></VariationSpecifics></Variation>
    <Pictures><VariationSpecificName>Colour</VariationSpecificName>
      <VariationSpecificPictureSet><VariationSpecificValue>Tan</VariationSpecificValue><PictureURL>https://pics.example/tan.jpg</PictureURL></VariationSpecificPictureSet></Pictures>
  </Variations>`);

describe('a home listing', () => {
  it('is read with everything that a listing abroad needs', () => {
    expect(toHomeListing('UK', boots).listing).toMatchObject({
      externalId: '110000000001',
      sku: 'BOOT',
      title: 'Trail boots & laces',
      description: '<p>Warm &amp; dry</p>',
      price: { minor: 5950, currency: 'GBP' },
      categoryId: '95672',
      categoryPath: ['Clothes', 'Shoes', 'Boots'],
      brand: 'Moorgate',
      mpn: 'MG-7',
      gtin: null,
      condition: 'NEW',
      images: ['https://pics.example/1.jpg', 'https://pics.example/2.jpg'],
      attributes: { Brand: ['Moorgate'], Features: ['Waterproof', 'Breathable'] },
      url: 'https://www.ebay.co.uk/itm/110000000001',
    });
  });

  it('counts the remaining quantity of each variation, and has its own pictures', () => {
    const { listing } = toHomeListing('UK', boots);
    expect(listing?.quantity).toBe(7);
    expect(listing?.variants).toEqual([
      {
        sku: 'BOOT-8-BL',
        specifics: { 'UK Size': '8', Colour: 'Black' },
        price: { minor: 5950, currency: 'GBP' },
        quantity: 3,
        gtin: '4006381333931',
        images: [],
      },
      {
        sku: '110000000001:Tan/9',
        specifics: { 'UK Size': '9', Colour: 'Tan' },
        price: { minor: 6400, currency: 'GBP' },
        quantity: 4,
        gtin: null,
        images: ['https://pics.example/tan.jpg'],
      },
    ]);
  });

  it('gives a variation without a SKU the same name in whatever order eBay lists its specifics, and no two the same', () => {
    const name = (specifics: Record<string, string>) => variantFallbackSku('7', specifics);
    expect(name({ Size: 'M', Colour: 'Red' })).toBe('7:Red/M');
    expect(name({ Colour: 'Red', Size: 'M' })).toBe('7:Red/M');
    expect(name({ Colour: 'Red/M', Size: 'L' })).not.toBe(name({ Colour: 'Red', Size: 'M/L' }));
    expect(isNamedBySpecifics('7', name({ Size: 'M' }))).toBe(true);
    expect(isNamedBySpecifics('7', 'BOOT-8-BL')).toBe(false);
  });

  it('without a SKU is identified by its item id', () => {
    const plain = item(
      '<ItemID>7</ItemID><Title>Mug</Title><Quantity>3</Quantity><StartPrice currencyID="GBP">4</StartPrice>',
    );
    expect(toHomeListing('UK', plain).listing).toMatchObject({
      sku: '7',
      quantity: 3,
      price: { minor: 400 },
      variants: [],
      url: null,
    });
  });

  it.each([
    ['<StartPrice currencyID="PLN">4</StartPrice><Quantity>3</Quantity>', 'currency', '4 PLN', 3],
    ['<StartPrice currencyID="EUR">4</StartPrice><Quantity>3</Quantity>', 'currency', '4 EUR', 3],
    ['<StartPrice>4</StartPrice><Quantity>3</Quantity>', 'currency', '4', 3],
    ['<StartPrice currencyID="GBP">39,90</StartPrice><Quantity>3</Quantity>', 'price', '39,90 GBP', 3],
    ['<StartPrice currencyID="GBP">-4</StartPrice><Quantity>3</Quantity>', 'price', '-4 GBP', 3],
    ['<Quantity>3</Quantity>', 'price', '', 3],
    ['<StartPrice currencyID="GBP">4</StartPrice>', 'quantity', '', undefined],
    ['<StartPrice currencyID="GBP">4</StartPrice><Quantity>-3</Quantity>', 'quantity', '-3', undefined],
    ['<StartPrice currencyID="GBP">4</StartPrice><Quantity>2.5</Quantity>', 'quantity', '2.5', undefined],
  ])('names what cannot be read, and keeps a readable quantity: %s', (fields, problem, value, quantity) => {
    const { listing, unreadable } = toHomeListing('UK', item(`<ItemID>7</ItemID><SKU>A</SKU>${fields}`));
    expect(listing).toBeUndefined();
    const expected = { externalId: '7', sku: 'A', problem, value };
    expect(unreadable).toEqual([quantity === undefined ? expected : { ...expected, quantity }]);
  });

  it('keeps the variations that can be read, and names the others', () => {
    const variation = (sku: string, price: string, quantity: string) =>
      `<Variation><SKU>${sku}</SKU><StartPrice currencyID="GBP">${price}</StartPrice><Quantity>${quantity}</Quantity></Variation>`;
    const varied = item(
      `<ItemID>7</ItemID><StartPrice currencyID="GBP">5</StartPrice>
       <Variations>${variation('S', '5', '2')}${variation('M', '39,90', '1')}${variation('L', '5', 'x')}</Variations>`,
    );
    const { listing, unreadable } = toHomeListing('UK', varied);
    expect(listing?.variants.map(({ sku }) => sku)).toEqual(['S']);
    expect(unreadable).toEqual([
      { externalId: '7', sku: 'M', problem: 'price', value: '39,90 GBP', quantity: 1 },
      { externalId: '7', sku: 'L', problem: 'quantity', value: 'x' },
    ]);
  });

  it('keeps eBay’s words for an unknown condition, so that it is not read as new', () => {
    const worn = '<ConditionID>4711</ConditionID><ConditionDisplayName>Worn</ConditionDisplayName>';
    const fields = `<ItemID>7</ItemID><Quantity>1</Quantity><StartPrice currencyID="GBP">4</StartPrice>${worn}`;
    expect(toHomeListing('UK', item(fields)).listing?.condition).toBe('Worn');
  });
});

describe('a row of the active list', () => {
  it('has the available quantity', () => {
    const list = parseXml(
      `<R><Item><ItemID>1</ItemID><SKU>A</SKU><Title>Ball</Title><Quantity>9</Quantity><QuantityAvailable>4</QuantityAvailable>
       <SellingStatus><CurrentPrice currencyID="GBP">1.72</CurrentPrice></SellingStatus></Item></R>`,
      'R',
    );
    expect(children(list, 'Item').map((row) => toSummary('UK', row))).toEqual([
      { externalId: '1', sku: 'A', title: 'Ball', price: { minor: 172, currency: 'GBP' }, quantity: 4 },
    ]);
  });
});

it('recognizes the formats that have no fixed price', () => {
  const formatOf = (type: string) => otherFormatOf(item(`<ItemID>1</ItemID><ListingType>${type}</ListingType>`));
  expect(['FixedPriceItem', 'StoresFixedPrice', ''].map(formatOf)).toEqual([undefined, undefined, undefined]);
  expect(['Chinese', 'Auction', 'AdType', 'LeadGeneration', 'PersonalOffer'].map(formatOf)).toEqual([
    'auction',
    'auction',
    'classified',
    'classified',
    'other',
  ]);
});
