export { createChartsRoom } from './charts.room.ts';
export type { ChartHooks } from './ports.ts';
export { sizersOf } from './sizers.ts';
export { titlesOnSites } from './titles-on-sites.ts';
