import type { RoomTables } from '../../platform/database/room-tables.ts';

export const onboardingTables = {
  exported: [
    { file: 'onboardings', table: 'onboardings' },
    { file: 'cdiscount-offer-terms', table: 'cdiscount_offer_terms' },
  ],
  leftOut: { secret: ['consent_states'] },
} as const satisfies RoomTables;
