import type { DeliveryStateNumber } from '#domain/delivery.ts';

/** Lid of the parcel by state: green from the shop's stock, amber while it is on its way there, grey where no day is known. */
const lids: Readonly<Record<DeliveryStateNumber, string>> = {
  1: '#2f7d4f',
  2: '#a9b2bb',
  3: '#5b9a3c',
  4: '#c98a1b',
  5: '#6b7680',
  6: '#d5dbe1',
  7: '#3f78a8',
};

/** Goods that do not come are a parcel that is struck through. */
const struckStates: readonly DeliveryStateNumber[] = [2, 5];

/** Image of a delivery state as SVG: a parcel with a lid in the colour of the state (S3.9). */
export function drawDeliveryState(state: DeliveryStateNumber): string {
  const strike = struckStates.includes(state)
    ? '<path d="M6 34L34 6" stroke="#353c44" stroke-width="3" stroke-linecap="round"/>'
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" role="img"><path d="M6 16h28v18H6z" fill="#eceff2" stroke="#5f6b76" stroke-width="2"/><path d="M4 8h32v8H4z" fill="${lids[state]}" stroke="#5f6b76" stroke-width="2"/><path d="M17 16h6v7h-6z" fill="#a9b2bb"/>${strike}</svg>`;
}
