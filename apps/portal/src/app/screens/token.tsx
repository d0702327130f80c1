export { TokenScreen as Screen } from '../../features/accounts/connect/token-screen.tsx';
