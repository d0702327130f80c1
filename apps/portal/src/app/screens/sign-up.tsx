export { SignUpScreen as Screen } from '../../features/session/sign-up/sign-up-screen.tsx';
