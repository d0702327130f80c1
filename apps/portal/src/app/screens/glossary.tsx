export { GlossaryScreen as Screen } from '../../features/glossary/glossary-screen.tsx';
