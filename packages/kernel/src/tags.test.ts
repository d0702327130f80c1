import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editedTags, foldTag, sortedTags, tagsThatDiffer } from './tags.ts';

const tags = fc.array(
  fc.constantFrom('Sale', 'sale', 'SALE ', 'Summer', 'summer', 'Kids  toys', 'kids toys', 'É', 'e\u0301'),
);

describe('tags of an item', () => {
  it.each([
    [['Sale'], { add: ['sale', 'New'], remove: [] }, ['New', 'Sale']],
    [['Sale', 'New'], { add: [], remove: ['SALE'] }, ['New']],
    [['Sale'], { add: ['sale'], remove: ['sale'] }, ['sale']],
    [[], { add: ['  Kids   toys ', 'kids toys'], remove: ['none'] }, ['Kids toys']],
  ])('%j edited by %j are %j', (before, edit, after) => {
    expect(editedTags(before, edit)).toEqual(after);
  });

  it('are each there once, whatever case and spaces they were typed in', () => {
    fc.assert(
      fc.property(tags, (typed) => {
        const kept = sortedTags(typed).map(foldTag);
        return new Set(kept).size === kept.length && typed.every((tag) => kept.includes(foldTag(tag)));
      }),
    );
  });

  it('differ by what an edit adds and removes, and by nothing else', () => {
    fc.assert(
      fc.property(tags, tags, tags, (before, add, remove) => {
        const after = editedTags(before, { add, remove });
        const named = [...add, ...remove].map(foldTag);
        return (
          tagsThatDiffer(before, after).every((tag) => named.includes(tag)) && tagsThatDiffer(after, after).length === 0
        );
      }),
    );
  });
});
