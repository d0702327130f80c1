export { HistoryScreen as Screen } from '../../features/history/history-screen.tsx';
