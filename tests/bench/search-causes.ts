/** Why a labelled query does not have its wanted answer among the first five, by query. */
export const causes: Readonly<Record<string, string>> = {};
