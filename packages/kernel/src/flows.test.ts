import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asksFirst,
  batchSize,
  belowThreshold,
  type FlowCandidate,
  type FlowMargin,
  haveMostFailed,
  originOf,
  planFlow,
  TITLE_ORIGINS,
} from './flows.ts';
import { listingKeyOf } from './listing-key.ts';

const label = fc.constantFrom(
  'human',
  'memory',
  'engine:deepl',
  'engine:openai',
  'respelt',
  'as it is',
  'source',
  null,
);
const margin: fc.Arbitrary<FlowMargin> = fc.oneof(
  fc.integer({ min: -5_000, max: 5_000 }).map((share) => ({ share })),
  fc.constant({ lacks: 'unit_cost' }),
);
const candidates: fc.Arbitrary<FlowCandidate[]> = fc.uniqueArray(
  fc.record({
    itemId: fc.integer({ min: 1, max: 40 }),
    site: fc.constantFrom('DE' as const, 'FR' as const, 'IT' as const),
    verdict: fc.constantFrom('ready' as const, 'draft' as const, 'blocked' as const),
    titleLabel: label,
    wasTried: fc.boolean(),
    margin,
  }),
  { selector: listingKeyOf, maxLength: 60 },
);
const thresholds = fc.record({
  titles: fc.uniqueArray(fc.constantFrom(...TITLE_ORIGINS)),
  leastMargin: fc.option(fc.integer({ min: -5_000, max: 5_000 })),
});

describe('a plan of a flow', () => {
  it('never lists more than the day has left, nor anything below a threshold, nor what the run refuses', () => {
    fc.assert(
      fc.property(thresholds, candidates, fc.integer({ min: -5, max: 50 }), (limits, found, left) => {
        const { going } = planFlow(limits, found, left);
        expect(going.length).toBeLessThanOrEqual(Math.max(0, left));
        for (const one of going) {
          expect([one.verdict, one.wasTried]).toEqual(['ready', false]);
          expect(limits.titles).toContain(originOf(one.titleLabel));
          if (limits.leastMargin !== null)
            expect('share' in one.margin && one.margin.share >= limits.leastMargin).toBe(true);
        }
      }),
    );
  });

  it('says of everything that is not refused either that it is listed or why not, once', () => {
    fc.assert(
      fc.property(thresholds, candidates, fc.integer({ min: 0, max: 50 }), (limits, found, left) => {
        const { going, leftOut } = planFlow(limits, found, left);
        const said = [...going, ...leftOut].map(listingKeyOf).sort();
        expect(said).toEqual(
          found
            .filter(({ verdict }) => verdict !== 'blocked')
            .map(listingKeyOf)
            .sort(),
        );
      }),
    );
  });

  it('lists as many as the day has left if enough reach every threshold, the first items first', () => {
    fc.assert(
      fc.property(thresholds, candidates, fc.integer({ min: 0, max: 50 }), (limits, found, left) => {
        const able = found.filter((one) => one.verdict === 'ready' && !belowThreshold(limits, one));
        const { going, firstBeyond } = planFlow(limits, found, left);
        expect(going).toHaveLength(Math.min(left, able.length));
        const last = Math.max(0, ...going.map(({ itemId }) => itemId));
        if (firstBeyond !== null) expect(firstBeyond).toBeGreaterThanOrEqual(last);
        expect(firstBeyond === null).toBe(able.length <= left);
      }),
    );
  });
});

const one: FlowCandidate = {
  itemId: 1,
  site: 'DE',
  verdict: 'ready',
  titleLabel: 'human',
  wasTried: false,
  margin: { share: 1_500 },
};
const limits = { titles: ['human' as const], leastMargin: 1_500 };

it.each([
  ['nothing', {}, undefined],
  ['a title of another origin', { titleLabel: 'engine:deepl' }, 'flow_title'],
  ['a label that nobody knows', { titleLabel: 'catalogue' }, 'flow_title'],
  ['a margin one basis point lower', { margin: { share: 1_499 } }, 'flow_margin'],
  ['an unknown margin', { margin: { lacks: 'unit_cost' } }, 'flow_margin_unknown'],
  ['a listing that ended or failed before', { wasTried: true }, 'flow_tried'],
] as const)('%s keeps a listing at its thresholds from being listed, for its own reason', (_what, change, code) => {
  expect(belowThreshold(limits, { ...one, ...change })?.code).toBe(code);
});

it('an unknown margin does not matter if no margin is required', () => {
  expect(belowThreshold({ ...limits, leastMargin: null }, { ...one, margin: { lacks: 'price' } })).toBeUndefined();
});

it('asks always, above a number, or never', () => {
  expect(asksFirst({ asks: 'always', asksAbove: null }, 1)).toBe(true);
  expect(asksFirst({ asks: 'above', asksAbove: 10 }, 10)).toBe(false);
  expect(asksFirst({ asks: 'above', asksAbove: 10 }, 11)).toBe(true);
  expect(asksFirst({ asks: 'within', asksAbove: null }, 5_000)).toBe(false);
});

it('most have failed from ten failures on that are more than half', () => {
  expect(haveMostFailed({ failed: 9, listed: 0 })).toBe(false);
  expect(haveMostFailed({ failed: 10, listed: 10 })).toBe(false);
  expect(haveMostFailed({ failed: 11, listed: 10 })).toBe(true);
});

it('a batch looks at enough items for the rest of the day, within 50 and 500', () => {
  expect([batchSize(1, 1), batchSize(300, 1), batchSize(300, 3), batchSize(5_000, 2)]).toEqual([50, 300, 100, 500]);
});
