export { RunsScreen as Screen } from '../../features/publishing/runs-screen.tsx';
