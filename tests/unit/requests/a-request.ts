import type { NewRequest } from '../../../src/backend/requests.ts';

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
  answers: { area: 2400 },
  unanswered: ['pitch'],
  estimate: null,
  gpc: false,
  seconds: 30,
  referrer: '',
  userAgent: 'test',
  website: '',
});
