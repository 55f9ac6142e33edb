import type { NewRequest } from '../../../../src/backend/requests.ts';

/** A whole request as the form hands it over. */
export const request = (id: string): NewRequest => ({
  id,
  token: `secret-of-${id}`,
  trade: 'roofing',
  city: 'southlake',
  page: '/roofing-results',
  companies: [],
  contact: {
    name: 'Pat',
    email: 'pat@mail.example',
    phone: '',
    zip: '76092',
    note: '',
    preferred: 'email',
  },
  consents: [],
  answers: [{ label: 'Roof area', words: '2,400 sq ft' }],
  unanswered: [{ label: 'Pitch', words: '6 in 12', mark: 'first' }],
  estimate: null,
  gpc: false,
  seconds: 30,
  referrer: '',
  userAgent: 'test',
  website: '',
});
