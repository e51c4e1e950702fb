/** Key of the one row with all settings of the shop. */
export const settingsRow = 'shop.settings';
