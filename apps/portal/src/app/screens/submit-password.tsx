export { SubmitPasswordScreen as Screen } from '../../features/session/password-reset/submit-password-screen.tsx';
