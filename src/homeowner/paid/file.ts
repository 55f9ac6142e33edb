import type { PaidFigures } from '../../backend/paid.ts';
import { tableOf, type Table } from '../../kit/data-table.ts';
import { regionNames } from './figures.ts';

/** What neighbors paid, as a table of the open data: of each kind of job that five and more told of. */
export const paidTable = (figures: readonly PaidFigures[]): Table =>
  tableOf<PaidFigures>({
    name: 'paid',
    about:
      'What neighbors told us they paid for one kind of job. Each sum is a mean of several prices, rounded to two digits. Five of a kind make a row, so there may be none.',
    of: figures,
    columns: {
      trade: {
        kind: 'text',
        about: 'The calculator it belongs to.',
        of: ({ trade_id }) => trade_id,
      },
      models: {
        kind: 'list',
        about:
          'The version of the model that 9 in 10 of their answers were given to; empty under 30.',
        of: ({ version }) => (version === null ? [] : [version]),
      },
      job: { kind: 'text', about: 'The kind of job.', of: ({ job }) => job },
      answers: {
        kind: 'any',
        about: 'What the calculator is answered for this kind of job.',
        of: ({ answers }) => answers,
      },
      region: {
        kind: 'text',
        about: Object.entries(regionNames)
          .map(([id, name]) => `${id}: ${name}`)
          .join('; '),
        of: ({ region }) => region,
      },
      from: {
        kind: 'day',
        about: 'The first day of the year of the first job.',
        of: ({ from_year }) => from_year,
      },
      to: {
        kind: 'day',
        about: 'The first day of the year of the last job.',
        of: ({ to_year }) => to_year,
      },
      count: { kind: 'number', about: 'How many told it.', of: ({ jobs }) => jobs },
      low: {
        kind: 'number',
        about: 'About a quarter of them paid this or less, US dollars.',
        of: ({ low_usd }) => low_usd,
      },
      median: {
        kind: 'number',
        about: 'About half of them paid this or less, US dollars; empty under 30.',
        of: ({ median_usd }) => median_usd,
        mayBeEmpty: true,
      },
      high: {
        kind: 'number',
        about: 'About a quarter of them paid this or more, US dollars.',
        of: ({ high_usd }) => high_usd,
      },
      tenths: {
        kind: 'any',
        about: 'The nine sums that part them into tenths, US dollars; empty under 100.',
        of: ({ tenths_usd }) => tenths_usd,
        mayBeEmpty: true,
      },
      tenths_of_ours: {
        kind: 'any',
        about:
          'The same as parts of our typical figure for each job; empty under 30, and unless 9 in 10 are of one version.',
        of: ({ tenths_of_ours }) => tenths_of_ours,
        mayBeEmpty: true,
      },
      made_up: {
        kind: 'truth',
        about: 'Made up, for the demonstration.',
        of: ({ is_demo }) => is_demo,
      },
    },
  });
