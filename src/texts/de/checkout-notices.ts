/** What has to be known of the basket at each step of the checkout. */
export const checkoutNotices = {
  blocked: 'So kann noch nicht bestellt werden. Bitte ändern oder entfernen Sie diese Artikel im Warenkorb',
};
