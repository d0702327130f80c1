import { DescriptionsScreen } from '../../features/descriptions/descriptions-screen.tsx';
import { EarlierChanges } from '../earlier-changes.tsx';

export function Screen() {
  return <DescriptionsScreen earlier={<EarlierChanges />} />;
}
