export { termsOfServiceRoutes } from './terms-of-service.routes.ts';
export { acceptTerms } from './terms-of-service.service.ts';
