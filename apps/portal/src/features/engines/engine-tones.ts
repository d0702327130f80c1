export const ENGINE_TONES = {
  new: 'off',
  works: 'ok',
  key_refused: 'bad',
  quota_used: 'warn',
  unreachable: 'warn',
  budget_reached: 'warn',
  no_model: 'warn',
  refused: 'bad',
} as const;
