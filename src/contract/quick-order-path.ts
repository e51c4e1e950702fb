/** Page on which many numbers are ordered at once (S2.7). */
export const quickOrderPath = '/shop/quick_order';
