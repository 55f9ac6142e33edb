import type { ByPlace } from '../../place/places.ts';
import type { SourceOf } from '../source-books.ts';

interface Agency {
  readonly name: string;
  readonly phone: string;
}

/** The area agency on aging, which helps older people for free. One per county, or near to it. */
export const agency: ByPlace<Agency, SourceOf<'senior-care'>> = {
  label: 'Area agency on aging',
  asOf: '2026-11-20',
  reviewBy: '2027-05-20',
  region: {
    value: { name: 'the area agency on aging', phone: '211' },
    sources: ['S83', 'S82', 'S44'],
  },
  counties: {
    Tarrant: {
      value: { name: 'the Area Agency on Aging of Tarrant County', phone: '211' },
      sources: ['S83'],
    },
    Dallas: {
      value: { name: 'the Dallas Area Agency on Aging', phone: '214-871-5065' },
      sources: ['S82'],
    },
    Collin: {
      value: { name: 'the council of governments', phone: '800-272-3921' },
      sources: ['S44'],
    },
    Denton: {
      value: { name: 'the council of governments', phone: '800-272-3921' },
      sources: ['S44'],
    },
  },
};
