/** English sentences of the printer finder; 'All Supply Brands' and 'All Supply Devices' word for word (spec 2.7). */
export const supply: typeof import('../de/supply.ts').supply = {
  brandsTitle: 'All Supply Brands',
  devicesTitle: 'All Supply Devices',
  metaDescription: 'Find supplies by printer brand and device.',
  searchLabel: 'Search printer model',
  searchBrandLabel: (given) => `Find a ${given.brand} model`,
  devices: (given) => (given.count === 1 ? '1 device' : `${given.formatted} devices`),
  otherDevices: 'Other devices',
  found: (given) =>
    given.count === 1 ? `1 printer for “${given.term}”` : `${given.count} printers for “${given.term}”`,
  searchAction: 'Search',
  deviceCount: (given) => (given.count === 1 ? '1 device' : `${given.count} devices`),
  articleCount: (given) => (given.count === 1 ? '1 article' : `${given.count} articles`),
  chooseDevice: (given) => `Which ${given.brand} device do you have?`,
  emptyTitle: 'No printer found',
  emptyText: 'Check the spelling or choose the brand first.',
  trail: 'Printer finder',
};
