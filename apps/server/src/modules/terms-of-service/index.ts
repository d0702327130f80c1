export { createTermsOfServiceRoom } from './terms-of-service.room.ts';
export { acceptTerms } from './terms-of-service.service.ts';
