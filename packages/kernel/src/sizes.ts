/** Size charts: their shape, flaws and conversions. The built-in charts and what picks one for an item are in `sizes/converter.ts`. */
export * from './sizes/chart.ts';
export * from './sizes/convert.ts';
export * from './sizes/flaws.ts';
export * from './sizes/site-systems.ts';
