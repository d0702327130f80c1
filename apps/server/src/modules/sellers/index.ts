export { seedDemoSellers } from './demo-sellers.ts';
export { createSeller, getSeller, listPlatforms, setPlatform } from './sellers.repository.ts';
