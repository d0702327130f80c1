export { seedDemoSellers } from './demo-sellers.ts';
export { getSeller, listPlatforms, setPlatform } from './sellers.repository.ts';
