/** Names the categories for the button that opens them on phones. */
export const menuId = 'sortiment';
