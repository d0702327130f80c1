export { TeamScreen as Screen } from '../../features/team/team-screen.tsx';
