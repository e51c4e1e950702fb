export const salutations = ['none', 'frau', 'herr', 'divers'] as const;

/** Countries the shop delivers to; the delivery limits § 312j BGB wants shown when ordering starts. */
export const countries = ['DE', 'AT', 'CH'] as const;
