export { changeBusiness } from './business.service.ts';
export {
  createSeller,
  getPlatform,
  getSeller,
  replacePlatformStates,
  searchSellers,
  setBusiness,
  setChosenPlatform,
  setPaymentCustomer,
  setPlatform,
} from './sellers.repository.ts';
