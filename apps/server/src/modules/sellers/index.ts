export {
  createSeller,
  getPlatform,
  getSeller,
  searchSellers,
  setChosenPlatform,
  setPlatform,
} from './sellers.repository.ts';
