/* What the screen of rates asks; loaded with its first question. */
export { getRateHistory } from './rate-history.ts';
export { previewRateMoves } from './rate-moves.ts';
