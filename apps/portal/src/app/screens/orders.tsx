export { OrdersScreen as Screen } from '../../features/orders/orders-screen.tsx';
