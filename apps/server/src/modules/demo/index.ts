export type { DemoShop } from './demo.data.ts';
export { seedDemo } from './seed-demo.ts';
