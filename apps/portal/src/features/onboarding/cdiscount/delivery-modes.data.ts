/** Delivery modes of Octopia that most contracts have; an account's own contract says which it may use. */
export const DELIVERY_MODES = ['STD', 'TRK', 'REG', 'REL'] as const;
