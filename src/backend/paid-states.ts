/** How a price that a neighbor told stands. Held: an operator looks before it counts. */
export const paidStates = ['counted', 'held', 'dropped'] as const;
