import { coupon as german } from '#texts/de/coupon.ts';
import { coupon as english } from '#texts/en/coupon.ts';
import { useWording } from '#ui/bindings/texts.ts';

const words = { de: german, en: english } as const;

/** Sentences of the part of a coupon, loaded with it. */
export const useCouponWords = (): typeof german => words[useWording().language];
