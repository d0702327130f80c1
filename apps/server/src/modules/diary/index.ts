export { diaryRoutes } from './diary.routes.ts';
