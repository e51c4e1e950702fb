/** English sentences of the printer finder; 'All Supply Brands' and 'All Supply Devices' word for word (S2.7). */
export const supply: typeof import('../de/supply.ts').supply = {
  brandsTitle: 'All Supply Brands',
  devicesTitle: 'All Supply Devices',
  metaDescription: 'Find supplies by brand and printer.',
  searchLabel: 'Search printer model',
  devices: (given) => `${given.formatted} ${given.formatted === '1' ? 'printer' : 'printers'}`,
  articleCount: (given) => (given.count === 1 ? '1 article' : `${given.count} articles`),
};
