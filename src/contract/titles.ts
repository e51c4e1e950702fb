/** Academic titles a person may choose; none is one of the choices, too. */
export const titles = ['Dr.', 'Prof.', 'Prof. Dr.'] as const;
