export { descriptionSettingsOf } from './descriptions.repository.ts';
export { createDescriptionsRoom } from './descriptions.room.ts';
export type { DescriptionHooks, Written, WrittenOfItem } from './ports.ts';
export { safeHtml, saysSomething } from './safe-html.ts';
export type { Setting } from './setting.ts';
