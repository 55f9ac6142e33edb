import type { ByPlace } from '../../place/places.ts';
import type { SourceOf } from '../source-books.ts';

/** The office that looks into a death there first; `known` where its number was found. */
export interface Office {
  readonly where: 'known' | 'split' | 'ask';
  readonly name: string;
  readonly phone: string;
}

const tarrant: Office = {
  where: 'known',
  name: 'the Tarrant County Medical Examiner',
  phone: '817-920-5700',
};

/** Who looks into a death. For Collin County no number was found. */
export const office: ByPlace<Office, SourceOf<'forensic-cleaning'>> = {
  label: 'Office of the medical examiner',
  asOf: '2026-11-21',
  reviewBy: '2027-05-21',
  region: { value: { where: 'ask', name: '', phone: '' }, sources: ['F75'] },
  counties: {
    Tarrant: { value: tarrant, sources: ['F74', 'F75'] },
    Denton: { value: tarrant, sources: ['F74', 'F75'] },
    Dallas: {
      value: {
        where: 'known',
        name: 'the medical examiner at the Institute of Forensic Sciences',
        phone: '214-920-5900',
      },
      sources: ['F81'],
    },
  },
  cities: {
    frisco: { value: { ...tarrant, where: 'split' }, sources: ['F74', 'F75'] },
  },
};
