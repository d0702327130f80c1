export { seedDemoSellers } from './demo-sellers.ts';
export { getSeller, listPlatforms, type PlatformRow, type Seller, setPlatform } from './sellers.repository.ts';
