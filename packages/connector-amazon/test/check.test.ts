import type { DraftEntry } from '@quayside/connector-kit';
import { describe, expect, it } from 'vitest';
import { unitOf, useShop } from './shop.ts';

const shop = useShop();
const check = async (...entries: DraftEntry[]) => {
  const found = await shop.stage.connector.checkListings?.(shop.session, 'AMDE', entries);
  if (!found) throw new Error('no check');
  return found;
};
const previews = () => shop.stage.proxy.calls.filter(({ path }) => path.includes('VALIDATION_PREVIEW')).length;
const described = {
  country_of_origin: ['China'],
  item_type_keyword: ['toy-figures'],
  supplier_declared_dg_hz_regulation: ['Nicht zutreffend'],
};
const free = { attributes: described, isFreeOfCodes: true } as const;

describe('a new product', () => {
  it('lacks what its type requires, each with its display name; no call is spent on a preview', async () => {
    const before = previews();
    const [problems = []] = await check(shop.entry('CHECK-1', { attributes: {}, isFreeOfCodes: true }));
    expect(problems.map(({ aspects, label, isMissing }) => [aspects, label, isMissing])).toEqual(
      expect.arrayContaining([
        [['country_of_origin'], 'Ursprungsland', true],
        [['item_type_keyword'], 'Artikeltyp-Schlüsselwort', true],
        [['supplier_declared_dg_hz_regulation'], 'Gefahrgutvorschriften', true],
      ]),
    );
    expect(problems).toHaveLength(3);
    expect(previews()).toBe(before);
  });

  it('is asked for attributes that other values make required', async () => {
    const attributes = { ...described, batteries_required: ['ja'] };
    const [problems] = await check(shop.entry('CHECK-2', { ...free, attributes }));
    expect(problems).toMatchObject([
      { aspects: ['batteries_included'], label: 'Batterien enthalten?', isMissing: true },
    ]);
  });

  it('that is complete is previewed at Amazon, once for the same content, and creates no listing', async () => {
    const before = previews();
    expect(await check(shop.entry('CHECK-3', free))).toEqual([[]]);
    expect(await check(shop.entry('CHECK-3', free))).toEqual([[]]);
    expect(previews()).toBe(before + 1);
    expect(await shop.rowOf('CHECK-3', 'DE')).toBeUndefined();
  });

  it('to which Amazon has no objection goes live as it was shown', async () => {
    await shop.publishOn('AMDE', 'CHECK-6', 1_990, free);
    expect((await shop.rowOf('CHECK-6', 'DE'))?.isLive).toBe(true);
  });

  it('without a code and without an exemption gets Amazon’s own message', async () => {
    const [unclaimed] = await check(shop.entry('CHECK-4', { attributes: described }));
    expect(unclaimed).toMatchObject([
      { aspects: [], label: 'Externally Assigned Product Identifier', isMissing: true },
    ]);
    const [refused] = await check(shop.entry('CHECK-4', { ...free, brand: 'Somebody else' }));
    expect(refused).toMatchObject([
      { aspects: [], isMissing: false, message: expect.stringContaining('GTIN exemption') },
    ]);
  });

  it('with variations is checked with its parent, each of its listings once', async () => {
    const units = ['S', 'M'].map((size) => ({ ...unitOf(`CHECK-7-${size}`, 1_990), specifics: { size } }));
    const before = previews();
    expect(await check(shop.entry('CHECK-7', { ...free, isGroup: true, units }))).toEqual([[]]);
    expect(previews()).toBe(before + 3);
    expect(await shop.rowOf('CHECK-7-S', 'DE')).toBeUndefined();
  });

  it('of a type that requires a shipping template lacks it until its listing names one', async () => {
    const jug = { ...free, categoryId: 'KITCHEN' };
    const [problems] = await check(shop.entry('CHECK-8', jug));
    expect(problems).toMatchObject([{ aspects: [], isMissing: true, isShipping: true }]);
    const [groups] = await check(
      shop.entry('CHECK-8', { ...jug, shipping: { by: 'id', policyId: 'legacy-template-id' } }),
    );
    expect(groups).toEqual([]);
  });

  it('of a type that the site does not have is rejected without a call', async () => {
    const [problems] = await check(shop.entry('CHECK-5', { ...free, categoryId: 'UNHEARD_OF' }));
    expect(problems).toMatchObject([{ aspects: [], message: expect.stringContaining('UNHEARD_OF') }]);
  });

  it('asks for values with their kinds, names and units', async () => {
    const found = await shop.stage.connector.categoryRequirements(shop.session, 'AMDE', 'TOYS_AND_GAMES');
    const aspects = [...(found?.requiredAspects ?? []), ...(found?.conditionalAspects ?? [])];
    const of = (name: string) => aspects.find((one) => one.name === name);
    const origin = of('country_of_origin');
    expect(origin).toMatchObject({ label: 'Ursprungsland', isSelectionOnly: true });
    expect(origin?.valueNames?.[origin.allowedValues.indexOf('CN')]).toBe('China');
    expect(of('item_type_keyword')).toMatchObject({ isSelectionOnly: false, maxLength: 20_090 });
    expect(of('batteries_included')).toMatchObject({ kind: 'yes-no' });
    expect(of('condition_type')).toBeUndefined();
  });
});
