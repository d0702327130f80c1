export { TermsScreen as Screen } from '../../features/terms-of-service/terms-screen.tsx';
