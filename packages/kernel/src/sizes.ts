/**
 * Size charts: their structure, problems and conversions. The built-in charts and the choice of one for an item are in
 * `sizes/converter.ts`.
 */
export * from './sizes/chart.ts';
export * from './sizes/convert.ts';
export * from './sizes/flaws.ts';
export * from './sizes/site-systems.ts';
