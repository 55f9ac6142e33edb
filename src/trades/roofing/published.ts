import type { PublishedCase } from '../../estimate/index.ts';
import type { RoofingSource } from './sources.ts';

/** Published prices the model is measured against; none of them is one of its prices. */
export const published: readonly PublishedCase<RoofingSource>[] = [];
