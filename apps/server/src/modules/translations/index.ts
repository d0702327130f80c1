export { createValueTranslator, isDraftLabel, type SiteTitle, titlesFor } from './titles.service.ts';
export { type TranslatableItem, translationRoutes } from './translations.routes.ts';
