import { HistoryScreen } from '../../features/history/history-screen.tsx';
import { EarlierChanges } from '../earlier-changes.tsx';

export function Screen() {
  return <HistoryScreen earlier={<EarlierChanges />} />;
}
