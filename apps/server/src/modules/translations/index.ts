export { createValueTranslator, isDraftLabel, type SiteTitle, type TitledItem, titlesFor } from './titles.service.ts';
export { type TranslatableItem, translationRoutes } from './translations.routes.ts';
