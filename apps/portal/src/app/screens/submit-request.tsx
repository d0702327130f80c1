export { SupportScreen as Screen } from '../../features/support/support-screen.tsx';
