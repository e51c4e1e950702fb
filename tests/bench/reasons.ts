/** Why a figure falls short of its target, found by profiling (`--profile`); keyed as the rows of the report. */
export const reasons: Readonly<Record<string, string>> = {};
