export { RequestSentScreen as Screen } from '../../features/support/request-sent-screen.tsx';
