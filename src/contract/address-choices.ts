export const salutations = ['none', 'frau', 'herr', 'divers'] as const;

/** Countries an address may lie in. */
export const countries = ['DE', 'AT', 'CH'] as const;
/** Countries the shop delivers to; the delivery limits § 312j BGB wants shown when ordering starts. */
export const servedCountries = ['DE', 'AT'] as const satisfies readonly (typeof countries)[number][];
