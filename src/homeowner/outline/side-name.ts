/** Sides are named A, B, C; more than 26 begin again. */
export const sideName = (side: number): string => String.fromCharCode(65 + (side % 26));
