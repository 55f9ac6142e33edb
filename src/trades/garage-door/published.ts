import type { PublishedCase } from '../../estimate/index.ts';
import type { GarageDoorSource } from './sources.ts';

/** Published prices the model is measured against; none of them is one of its prices. */
export const published: readonly PublishedCase<GarageDoorSource>[] = [
  {
    title: 'Texas and Oklahoma door company: springs, all in',
    inputs: { job: 'spring', springs: 'torsion', count: '2', rating: 'standard' },
    low: 250,
    high: 450,
    sources: ['G06'],
    note: 'Run as a pair of standard torsion springs.',
  },
  {
    title: 'The same company, 2025: high-cycle springs, all in',
    inputs: { job: 'spring', springs: 'torsion', count: '2', rating: 'high' },
    low: 315,
    high: 554,
    sources: ['G05'],
    note: 'The page says both “high-cycle springs” and “per spring”; run as a pair.',
  },
  {
    title: 'Pair of torsion springs, 2025',
    inputs: { job: 'spring', springs: 'torsion', count: '2', rating: 'standard' },
    low: 350,
    high: 600,
    sources: ['G64'],
  },
  {
    title: 'Single plain steel door, 2025',
    inputs: { job: 'new', size: 'single', material: 'steel', height: '7', opener: 'none' },
    low: 900,
    high: 1600,
    sources: ['G60'],
  },
  {
    title: 'Single insulated steel door, 2025',
    inputs: { job: 'new', size: 'single', material: 'insulated', height: '7', opener: 'none' },
    low: 1300,
    high: 2300,
    sources: ['G60'],
  },
  {
    title: 'Double insulated steel door, 2025',
    inputs: { job: 'new', size: 'double', material: 'insulated', height: '7', opener: 'none' },
    low: 1800,
    high: 3200,
    sources: ['G60'],
  },
  {
    title: 'Double wood door',
    inputs: { job: 'new', size: 'double', material: 'wood', height: '7', opener: 'none' },
    low: 2000,
    high: 6000,
    sources: ['G61'],
  },
  {
    title: 'Opener replaced',
    inputs: { job: 'opener', fault: 'dead', drive: 'chain' },
    low: 218,
    high: 511,
    sources: ['G62'],
    note: 'The drive is not named; run as a chain opener.',
  },
  {
    title: 'Cable replaced (Arizona)',
    inputs: { job: 'cable' },
    low: 150,
    high: 200,
    sources: ['G63'],
  },
];
