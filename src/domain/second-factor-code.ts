import type { SecondFactorWay } from '#contract/second-factor-way.ts';

const fits: Readonly<Record<SecondFactorWay, RegExp>> = {
  app: /^\d{6}$/,
  recovery: /^[A-Z2-7]{10}$/,
  mail: /^\d{6}$/,
};

/** A typed code as it is compared: without the gaps by which it is easier to read. */
export const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');

/** Whether a text can be a code of this way; whether it is one, only the server knows. */
export const isCodeOf = (way: SecondFactorWay, typed: string): boolean => fits[way].test(plainCode(typed));
