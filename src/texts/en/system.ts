export const system: typeof import('../de/system.ts').system = {
  cookies: [
    {
      name: '__Host-session',
      purpose: 'Keeps sign-in, basket and the security check of forms together.',
      lifetime: 'until the browser is closed',
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
      purpose: 'Remembers in the browser storage whether you agreed to statistics.',
      lifetime: 'until you reset the choice',
      isNecessary: true,
    },
    {
      name: 'isBGS',
      purpose: 'Remembers in the browser storage whether only sustainable articles are shown.',
      lifetime: 'until you switch the filter off',
      isNecessary: true,
    },
  ],
};
