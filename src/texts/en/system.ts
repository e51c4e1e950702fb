export const system: typeof import('../de/system.ts').system = {
  cookies: [
    {
      name: '__Host-session',
      purpose: 'Keeps sign-in, basket and the security check of forms together.',
      lifetime: 'until the browser is closed',
      isNecessary: true,
    },
    {
      name: '__Host-device',
      purpose:
        'Recognises this browser when you sign in, so that strangers cannot slow your sign-in. Holds only a random number; necessary for the security of your account.',
      lifetime: '180 days after the last sign-in',
      isNecessary: true,
    },
    {
      name: 'brApp',
      purpose: 'Remembers in the browser storage whether the shop is available.',
      lifetime: 'until you clear the storage',
      isNecessary: true,
    },
    {
      name: 'cookie:accepted',
      purpose:
        'Remembers in the browser storage whether you agreed to statistics: which pages are used and, without identification, how often each step in the shop is taken.',
      lifetime: 'until you reset the choice',
      isNecessary: true,
    },
    {
      name: 'isBGS',
      purpose: 'Remembers in the browser’s storage that you want to see articles with an eco label only.',
      lifetime: 'until you show all articles again',
      isNecessary: true,
    },
    {
      name: 'shop:printers',
      purpose: 'Remembers in the browser’s storage the printers you pressed “Remember printer” for.',
      lifetime: 'until you remove them or take them into your account',
      isNecessary: true,
    },
    {
      name: 'shop:seenPrinters',
      purpose: 'Remembers for this window the printers looked at last, for the home page.',
      lifetime: 'until you close the window',
      isNecessary: true,
    },
    {
      name: 'shop:columns',
      purpose: 'Remembers in the browser’s storage which columns you chose in the tables of your company.',
      lifetime: 'until you choose the usual columns or clear the storage',
      isNecessary: true,
    },
    {
      name: 'shop:orderUnderWay',
      purpose: 'Remembers for this window which order is being sent, so that it is found after a failure.',
      lifetime: 'until the order is confirmed, at most until you close the window',
      isNecessary: true,
    },
    {
      name: 'shop:reloadedFor',
      purpose: 'Keeps a page from being reloaded more than once after an update of the shop.',
      lifetime: 'until you close the window',
      isNecessary: true,
    },
    {
      name: 'shop:erased',
      purpose: 'Remembers for this window that your customer account was deleted, to tell you so.',
      lifetime: 'until the next page has told you',
      isNecessary: true,
    },
    {
      name: 'shop:draft',
      purpose:
        'Remembers for this window what you typed in the checkout, the account or a request and have not sent yet; never bank account or password.',
      lifetime: 'two hours, at most until you send it, sign out or close the window',
      isNecessary: true,
    },
  ],
};
