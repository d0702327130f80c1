import { NewPasswordInput } from '../../features/session/new-password-input.tsx';
import { InvitationScreen } from '../../features/team/invitation-screen.tsx';

export function Screen() {
  return <InvitationScreen PasswordField={NewPasswordInput} />;
}
