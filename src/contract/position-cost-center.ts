/** Most characters of the cost center a position is booked on. */
export const longestCostCenter = 60;
