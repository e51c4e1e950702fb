import { laterPart } from '#ui/parts/Later/later-part.tsx';

const load = async () => (await import('./CouponPart.tsx')).CouponPart;

/** The coupon of an order, whose code comes after what stands around it is live. */
export const LaterCoupon = laterPart(import.meta.env.SSR ? await load() : null, load);
