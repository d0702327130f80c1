import { BlacklistScreen } from '../../features/blacklist/blacklist-screen.tsx';
import { EarlierChanges } from '../earlier-changes.tsx';

export function Screen() {
  return <BlacklistScreen earlier={<EarlierChanges />} />;
}
