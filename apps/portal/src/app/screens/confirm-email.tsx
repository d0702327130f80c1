export { ConfirmEmailScreen as Screen } from '../../features/session/mailbox/confirm-email-screen.tsx';
