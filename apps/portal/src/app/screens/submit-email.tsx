export { SubmitEmailScreen as Screen } from '../../features/session/password-reset/submit-email-screen.tsx';
