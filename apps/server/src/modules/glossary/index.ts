export { baseGlossary } from './base/index.ts';
export { listSellerTerms, type SellerTermRow } from './glossary.repository.ts';
export { glossaryRoutes } from './glossary.routes.ts';
