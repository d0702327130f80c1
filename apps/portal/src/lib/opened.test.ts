import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askAboutCancelledUpgrade, askAboutClosedMarkets, createOpenStore, type Openable } from './opened.ts';

interface Things {
  readonly news: { readonly count: number };
  readonly hint: null;
}

test('a dialog is open with its subject until it is closed', () => {
  const store = createOpenStore<Things>();
  expect(store.about('news')).toBeUndefined();
  store.open('news', { count: 2 });
  store.open('hint', null);
  expect(store.about('news')).toEqual({ count: 2 });
  expect(store.about('hint')).toBeNull();
  store.close('news');
  expect(store.about('news')).toBeUndefined();
  expect(store.about('hint')).toBeNull();
});

test('opening again replaces the subject', () => {
  const store = createOpenStore<Things>();
  store.open('news', { count: 1 });
  store.open('news', { count: 5 });
  expect(store.about('news')).toEqual({ count: 5 });
});

test('the end of a session closes everything, and subscribers are notified each time', () => {
  const store = createOpenStore<Things>();
  let notifications = 0;
  const stop = store.subscribe(() => {
    notifications += 1;
  });
  store.open('news', { count: 1 });
  store.open('hint', null);
  store.closeAll();
  expect(store.about('news')).toBeUndefined();
  expect(store.about('hint')).toBeUndefined();
  expect(notifications).toBe(3);
  stop();
  store.open('hint', null);
  expect(notifications).toBe(3);
});

describe('surveys', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('the survey about closed markets opens one second after they close, and names them', () => {
    const store = createOpenStore<Openable>();
    askAboutClosedMarkets(['DE', 'FR'], store);
    vi.advanceTimersByTime(999);
    expect(store.about('survey-market-close')).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(store.about('survey-market-close')).toEqual({ markets: ['DE', 'FR'] });
  });

  test('the survey about a cancelled upgrade has the same delay, and can be dismissed', () => {
    const store = createOpenStore<Openable>();
    askAboutCancelledUpgrade(store);
    vi.advanceTimersByTime(1_000);
    expect(store.about('survey-plan-upgrade-cancel')).toBeNull();
    store.close('survey-plan-upgrade-cancel');
    expect(store.about('survey-plan-upgrade-cancel')).toBeUndefined();
  });

  test('no dialog opens in a session that has just ended', () => {
    const store = createOpenStore<Openable>();
    askAboutClosedMarkets(['DE'], store);
    askAboutCancelledUpgrade(store);
    store.closeAll();
    vi.advanceTimersByTime(5_000);
    expect(store.about('survey-market-close')).toBeUndefined();
    expect(store.about('survey-plan-upgrade-cancel')).toBeUndefined();
  });

  test('markets closed in quick succession lead to one survey, about the last', () => {
    const store = createOpenStore<Openable>();
    let notifications = 0;
    store.subscribe(() => {
      notifications += 1;
    });
    askAboutClosedMarkets(['DE'], store);
    vi.advanceTimersByTime(500);
    askAboutClosedMarkets(['DE', 'FR'], store);
    vi.advanceTimersByTime(1_000);
    expect(store.about('survey-market-close')).toEqual({ markets: ['DE', 'FR'] });
    expect(notifications).toBe(1);
  });
});
