export { AccountsScreen as Screen } from '../../features/accounts/accounts-screen.tsx';
