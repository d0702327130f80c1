export { createChartsRoom } from './charts.room.ts';
export { listCategories } from './places.repository.ts';
export { sizeConvertersOf } from './size-converters.ts';
export { loadSizeGaps } from './size-gaps.ts';
export { titlesOnSites } from './titles-on-sites.ts';
