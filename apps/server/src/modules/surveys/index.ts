export { surveyRoutes } from './surveys.routes.ts';
