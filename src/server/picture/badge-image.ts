/** Where the images of badges stand unless an operator names others. */
export const badgeImages = {
  scale_price: '/storage/icons/badge-scale-price.svg',
  video: '/storage/icons/badge-video.svg',
} as const;

/** A sign on a square of one colour; white upon both is read at the height of a tile's badge (WCAG 1.4.11). */
const square = (colour: string, sign: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40" role="img"><rect width="40" height="40" rx="6" fill="${colour}"/><path d="${sign}" fill="#ffffff"/></svg>`;

/** Images of badges by their paths, as SVG: prices that fall with the amount, and a film. */
export const badgeDrawings: Readonly<Record<string, string>> = {
  [badgeImages.scale_price]: square('#2f7d4f', 'M8 9h7v22H8zM16.5 16h7v15h-7zM25 23h7v8h-7z'),
  [badgeImages.video]: square('#353c44', 'M14 10l17 10-17 10z'),
};
