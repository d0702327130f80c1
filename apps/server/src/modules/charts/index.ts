export { createChartsRoom } from './charts.room.ts';
export type { ChartHooks } from './ports.ts';
export { sizeConvertersOf } from './size-converters.ts';
export { titlesOnSites } from './titles-on-sites.ts';
