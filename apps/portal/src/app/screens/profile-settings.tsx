export { SignInSettingsScreen as Screen } from '../../features/session/settings/sign-in-settings-screen.tsx';
