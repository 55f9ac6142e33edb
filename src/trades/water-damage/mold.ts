/** Hired firms need a Texas license from this many contiguous sq ft (Occ. Code 1958.102, W17). */
export const LICENSE_FROM_SQFT = 25;
/** The EPA suggests professionals above about this many sq ft (W55). */
export const PROFESSIONAL_FROM_SQFT = 10;
/** Plan on mold between these hours of wet material (W10). */
export const MOLD_CLOCK_HOURS = { from: 24, to: 48 } as const;
