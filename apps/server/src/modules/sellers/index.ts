export { changeBusiness } from './business.service.ts';
export {
  createSeller,
  eraseSeller,
  getPlatform,
  getSeller,
  listPlatforms,
  searchSellers,
  setBusiness,
  setChosenPlatform,
  setPaymentCustomer,
  setPlatform,
  setWelcomePage,
} from './sellers.repository.ts';
export { sellersTables } from './sellers.tables.data.ts';
