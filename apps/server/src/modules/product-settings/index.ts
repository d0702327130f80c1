export { loadCountryUse, settingsOn } from './country-duties.ts';
export { loadProductSettings } from './product-settings.repository.ts';
export { createProductSettingsRoom } from './product-settings.room.ts';
