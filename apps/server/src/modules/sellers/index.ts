export { changeBusiness } from './business.service.ts';
export {
  createSeller,
  getPlatform,
  getSeller,
  searchSellers,
  setChosenPlatform,
  setPlatform,
} from './sellers.repository.ts';
