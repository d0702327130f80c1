export { RunScreen as Screen } from '../../features/publishing/run-screen.tsx';
