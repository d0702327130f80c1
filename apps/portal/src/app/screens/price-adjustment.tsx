export { PriceAdjustmentScreen as Screen } from '../../features/pricing/price-adjustment-screen.tsx';
