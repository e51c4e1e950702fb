/** Whether an article of a told delivery state is delivered at all: neither sold out nor discontinued. */
export const isDelivered = (toldState: number): boolean => toldState !== 2 && toldState !== 5;
