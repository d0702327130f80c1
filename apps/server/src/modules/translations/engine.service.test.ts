import { ConnectorError } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Tables } from '../../platform/database/tables.data.ts';
import { createLog } from '../../platform/log.ts';
import { oneByOne, type SingleTitleEngine, titlesOfRun } from './engine.service.ts';
import { titlesFor } from './titles.service.ts';

const database = useTestDatabase<Tables>();
const log = createLog({ name: 'test', level: 'silent' });
const SITES: readonly Site[] = ['DE', 'AT', 'FR', 'US'];
const item = {
  itemId: 1,
  accountId: 1,
  title: 'Zorblatt wibbling gromlet 30cm',
  brand: 'Zorblatt',
  attributes: {},
  categoryId: null,
  categoryPath: [],
  platform: 'ebay' as const,
  sku: '',
  mpn: null,
  units: [],
};

describe('a translation engine', () => {
  let userId = 0;
  let asked: string[] = [];
  const engine = (answer: (to: string) => string): SingleTitleEngine => ({
    name: 'ebay',
    translate: async ({ to }) => {
      asked.push(to);
      return answer(to);
    },
  });
  const prepare = async (used: SingleTitleEngine) => {
    const titles = await titlesBy(used, [item], SITES);
    return titles.get(1);
  };
  const titlesBy = (used: SingleTitleEngine, sold: readonly (typeof item)[], sites: readonly Site[]) =>
    titlesOfRun({ db: database.db, log, engines: [oneByOne(used)] }, userId, sold, sites, 80);

  beforeEach(async () => {
    userId = await buildSeller(database.db);
    asked = [];
  });

  it('translates what is missing, once per language, under its own label', async () => {
    const titles = await prepare(engine((to) => `Zorblatt ${to} Wackelteil 30cm`));
    expect(asked.sort()).toEqual(['de', 'fr']);
    for (const site of ['DE', 'AT'] as const) {
      expect(titles?.get(site)).toMatchObject({ ok: true, title: 'Zorblatt de Wackelteil 30cm', label: 'engine:ebay' });
    }
    expect(titles?.get('US')).toMatchObject({ label: 'as it is' });
  });

  it('is called once for a title, and its response is remembered as its own', async () => {
    await prepare(engine(() => 'Zorblatt Wackelteil 30cm'));
    asked = [];
    const titles = await prepare(engine(() => 'something else'));
    expect(asked).toEqual([]);
    expect(titles?.get('DE')).toMatchObject({ title: 'Zorblatt Wackelteil 30cm', label: 'engine:ebay' });
  });

  it('gets no markup, and is called once for a title with markup', async () => {
    const given: string[] = [];
    const marked = [{ ...item, title: '<b>Zorblatt</b> wibbling &amp; gromlet 30cm' }];
    const used: SingleTitleEngine = {
      name: 'ebay',
      translate: async ({ text }) => {
        given.push(text);
        return 'Zorblatt & Wackelteil 30cm';
      },
    };
    for (const _again of [1, 2]) {
      const titles = await titlesBy(used, marked, ['DE']);
      expect(titles.get(1)?.get('DE')).toMatchObject({ title: 'Zorblatt & Wackelteil 30cm', label: 'engine:ebay' });
    }
    expect(given).toEqual(['Zorblatt wibbling & gromlet 30cm']);
  });

  it('is rejected if it loses a number or a brand', async () => {
    const titles = await prepare(engine((to) => (to === 'de' ? 'Zorblatt Wackelteil 3cm' : 'Gromlet bancal 30cm')));
    expect(titles?.get('DE')).toMatchObject({ ok: false, reason: 'needs_title' });
    expect(titles?.get('FR')).toMatchObject({ ok: false, reason: 'needs_title' });
  });

  it('is rejected if it changes the meaning, and never receives promises that apply only at home', async () => {
    const given: string[] = [];
    const sold = [{ ...item, title: 'Zorblatt gromlet 30cm wibbling not included FREE UK DELIVERY' }];
    const answers: Readonly<Record<string, string>> = {
      de: 'Zorblatt Gromlet 30cm Wackelteil enthalten',
      fr: 'Zorblatt gromlet 30cm bancal non inclus',
    };
    const used: SingleTitleEngine = {
      name: 'ebay',
      translate: async ({ to, text }) => {
        given.push(text);
        return answers[to] ?? '';
      },
    };
    for (const _again of [1, 2]) {
      const titles = await titlesBy(used, sold, ['DE', 'FR']);
      expect(titles.get(1)?.get('DE')).not.toMatchObject({ label: 'engine:ebay' });
      expect(titles.get(1)?.get('FR')).toMatchObject({
        title: 'Zorblatt gromlet 30cm bancal non inclus',
        label: 'engine:ebay',
        dropped: ['FREE UK DELIVERY'],
      });
    }
    const source = 'Zorblatt gromlet 30cm wibbling not included';
    expect(given).toEqual([source, source, source]);
  });

  it.each([
    ['a lost number', 'Zorblatt Wackelteil'],
    ['a tag', '<i>Zorblatt</i> Wackelteil 30cm'],
    ['an entity', 'Zorblatt Wackelteil &quot;30cm&quot;'],
    ['another language', 'Zorblatt machin bancal avec une chose 30cm'],
    ['another script', 'Zorblatt игрушка 30cm'],
    ['the unchanged source', 'Zorblatt wibbling bright gromlet 30cm'],
    ['nothing', ' '],
  ])('never contributes a response with %s to a listing, and the response is not remembered', async (_what, answer) => {
    const lied = [{ ...item, title: 'Zorblatt wibbling bright gromlet 30cm' }];
    const used: SingleTitleEngine = { name: 'ebay', translate: async () => answer };
    const titles = await titlesBy(used, lied, ['DE']);
    expect(titles.get(1)?.get('DE')).toMatchObject({ ok: false, reason: 'needs_title' });
    const later = await titlesFor(database.db, userId, lied, ['DE'], 80);
    expect(later.get(1)?.get('DE')).toMatchObject({ ok: false, reason: 'needs_title' });
  });

  it('leaves titles missing while it is unreachable, and is not called again in this step', async () => {
    const titles = await prepare({
      name: 'ebay',
      translate: async () => {
        asked.push('once');
        throw new ConnectorError('rate-limited', 'The day is used up', { retryAt: '2026-11-22T00:00:00Z' });
      },
    });
    expect(titles?.get('DE')).toMatchObject({ ok: false });
    expect(asked.length).toBeLessThanOrEqual(2);
  });
});

describe('a title of a German shop', () => {
  it('is read as German: kept for German buyers, and needed in other languages', async () => {
    const userId = await buildSeller(database.db);
    const { accountId } = await buildAccount(database.db, userId, { homeSite: 'DE' });
    const german = {
      itemId: 2,
      accountId,
      title: 'Kabel USB-C 2 m schwarz',
      brand: null,
      attributes: {},
      categoryId: null,
      categoryPath: [],
      platform: 'ebay' as const,
      sku: '',
      mpn: null,
      units: [],
    };
    const titles = (await titlesFor(database.db, userId, [german], ['AT', 'UK', 'FR'], 80)).get(2);
    expect(titles?.get('AT')).toMatchObject({ ok: true, title: german.title, label: 'as it is' });
    expect(titles?.get('UK')).toMatchObject({ ok: false, reason: 'needs_title' });
    expect(titles?.get('FR')).toMatchObject({ ok: false, reason: 'needs_title' });
  });
});
