import type { ThreePoint } from '../../estimate/index.ts';
import { INSTALLED } from './sizing.ts';

/** Sq ft per ton: of most measured loads, and of online calculators. */
export const MANUAL_J = 1000;
const ONLINE = 500;

/** Equipment is sold in half tons, from 1.5. */
const halfTon = (tons: number): number => Math.max(1.5, Math.ceil(tons * 2) / 2);

/**
 * Tons for a floor area in sq ft, as a range from published rules, never one number: about 1,000 sq ft a
 * ton in most of forty measured Manual J loads (S19), 500 to 700 in North Texas practice (S6), 500 online
 * (S3). Only a Manual J load calculation decides (S20).
 */
export const tonsByRules = (area: number): ThreePoint => ({
  low: halfTon(area / MANUAL_J),
  typical: halfTon(area / INSTALLED.typical),
  high: halfTon(area / ONLINE),
});
