import type { ShippingModes } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { changedLevels, modeDraftOf } from './mode-draft.ts';

const modes = (isSet: boolean, chosen: string | null = null): ShippingModes => ({
  accountId: 1,
  isSet,
  modes: [
    { code: 'TRK', name: 'Suivi' },
    { code: 'STD', name: 'Standard' },
  ],
  levels: [
    { level: 'ECONOMY', chosen: null, suggested: 'STD' },
    { level: 'STANDARD', chosen, suggested: 'STD' },
    { level: 'TRACKED', chosen: null, suggested: 'TRK' },
    { level: 'EXPRESS', chosen: null, suggested: null },
  ],
});

describe('the delivery modes of services', () => {
  it('begin with the proposal, and from the first save on with the saved choice', () => {
    expect(modeDraftOf(modes(false))).toEqual({ ECONOMY: 'STD', STANDARD: 'STD', TRACKED: 'TRK', EXPRESS: null });
    expect(modeDraftOf(modes(true, 'TRK'))).toEqual({ ECONOMY: null, STANDARD: 'TRK', TRACKED: null, EXPRESS: null });
  });

  it('differ from the saved ones where the seller chose others', () => {
    const saved = modes(true, 'TRK');
    expect(changedLevels(saved, modeDraftOf(saved))).toEqual([]);
    expect(changedLevels(saved, { ...modeDraftOf(saved), EXPRESS: 'TRK', STANDARD: null })).toEqual([
      'STANDARD',
      'EXPRESS',
    ]);
  });
});
