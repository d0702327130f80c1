export { descriptionSettingsOf } from './descriptions.repository.ts';
export { createDescriptionsRoom } from './descriptions.room.ts';
export type { DescriptionHooks, Written, WrittenOfItem } from './ports.ts';
export { hasVisibleContent, safeHtml } from './safe-html.ts';
export type { Setting } from './setting.ts';
export {
  isAwaited,
  type Translated,
  type TranslatedOf,
  translatedTexts,
  viewOf,
  wantTranslations,
} from './translated-texts.ts';
