import { describe, expect, it } from 'vitest';
import { useShop } from './shop.ts';

const shop = useShop();
const channel = () => {
  const { categories } = shop.stage.connector;
  if (!categories) throw new Error('no categories');
  return categories;
};
const searches = () => shop.stage.proxy.calls.filter(({ path }) => path.includes('/productTypes?')).length;

describe('a product type', () => {
  it('is recommended by Amazon for a title, with its name in the site’s language', async () => {
    const found = await channel().suggest(shop.session, 'AMDE', 'Laufschuhe für Damen');
    expect(found[0]).toEqual({ categoryId: 'SHOES', path: ['Schuhe'] });
    const wordOn = { AMFR: 'bottines', AMIT: 'stivali', AMES: 'zapatillas', AMUK: 'trainers' } as const;
    for (const [site, words] of Object.entries(wordOn)) {
      const [first] = await channel().suggest(shop.session, site as keyof typeof wordOn, words);
      expect(first?.categoryId).toBe('SHOES');
    }
  });

  it('is undefined for words that match nothing, and no words cause no call', async () => {
    expect(await channel().suggest(shop.session, 'AMDE', 'xyzzy')).toEqual([]);
    const before = searches();
    expect(await channel().suggest(shop.session, 'AMDE', '  ')).toEqual([]);
    expect(searches()).toBe(before);
  });

  it('belongs to a version that is requested once a day', async () => {
    const version = await channel().version(shop.session, 'AMIT');
    expect(version).not.toBe('');
    const before = searches();
    expect(await channel().version(shop.session, 'AMIT')).toBe(version);
    expect(searches()).toBe(before);
  });

  it('lists what it requires, or says that the site has no such type', async () => {
    const { connector } = shop.stage;
    const required = (await connector.categoryRequirements(shop.session, 'AMDE', 'SHOES'))?.requiredAspects;
    expect(required?.map(({ name }) => name)).toContain('department');
    expect(await connector.categoryRequirements(shop.session, 'AMDE', 'UNHEARD_OF')).toBeUndefined();
  });
});
