import { describe, expect, it } from 'vitest';
import type { Figures, Report } from '../../../../src/backend/report.ts';
import { scaleUpTo } from '../../../../src/kit/charts/MonthChart.tsx';
import { reportCsv } from '../../../../src/company/profile/report-csv.ts';
import {
  percent,
  reportHeading,
  spokenTime,
  winRate,
} from '../../../../src/company/profile/report-words.ts';
import { sayShortMonth } from '../../../../src/time/days.ts';

const none: Figures = {
  requests: 0,
  answered: 0,
  median_seconds: null,
  due: 0,
  in_time: 0,
  quoted: 0,
  won: 0,
  lost: 0,
  won_usd: 0,
};
const report = (all: Partial<Figures>, rest: Partial<Report> = {}): Report => ({
  today: '2026-11-20',
  reply_hours: 4,
  trades: [],
  all: { ...none, ...all },
  by_month: [],
  by_trade: [],
  lost_reasons: {},
  outside: { open: 0, taken_back: 0, turned_down: 0 },
  ...rest,
});

describe('the report in one sentence', () => {
  it.each([
    [{}, 'Nothing to count yet'],
    [{ requests: 1 }, '1 request, none answered yet'],
    [{ requests: 3 }, '3 requests, none answered yet'],
    [
      { requests: 153, median_seconds: 58 * 60, won: 47, lost: 66 },
      'You answer in 58 minutes, and win 4 in 10',
    ],
    [{ requests: 9, median_seconds: 60, won: 4, lost: 3 }, 'You answer in 1 minute'],
    [
      { requests: 9, median_seconds: 4860, won: 0, lost: 8 },
      'You answer in 1 hour 21 minutes, and won none of 8',
    ],
    [
      { requests: 9, median_seconds: 7200, won: 8, lost: 0 },
      'You answer in 2 hours, and won all 8',
    ],
    [
      { requests: 99, median_seconds: 3e5, won: 1, lost: 40 },
      'You answer in 3 days, and win fewer than 1 in 10',
    ],
    [
      { requests: 99, median_seconds: 3e5, won: 40, lost: 1 },
      'You answer in 3 days, and win more than 9 in 10',
    ],
  ])('%o: %s', (all, sentence) => {
    expect(reportHeading(report(all))).toBe(sentence);
  });
});

it('says lengths of time as they are spoken', () => {
  expect([60, 3600, 3660, 86_400 * 2].map(spokenTime)).toEqual([
    '1 minute',
    '1 hour',
    '1 hour 1 minute',
    '2 days',
  ]);
});

it('names months as they are written, whatever the clock of the machine', () => {
  expect(['2026-01', '2026-03', '2026-11', '2026-12'].map(sayShortMonth)).toEqual([
    'Jan',
    'Mar',
    'Nov',
    'Dec',
  ]);
});

it('gives no rate where there is nothing to take it of, or too little', () => {
  expect(percent(0, 0)).toBe('–');
  expect(percent(1, 3)).toBe('33%');
  expect(winRate({ won: 7, lost: 0 })).toBe('–');
  expect(winRate({ won: 4, lost: 4 })).toBe('50%');
});

it('draws a scale of round steps from 0 to just above the most', () => {
  expect(scaleUpTo(24, [1, 2, 5, 10, 20])).toEqual([0, 10, 20, 30]);
  expect(scaleUpTo(1, [1, 2])).toEqual([0, 1]);
  expect(scaleUpTo(0, [1, 2])).toEqual([0, 1]);
  expect(scaleUpTo(4000, [1, 2])).toEqual([0, 1000, 2000, 3000, 4000]);
});

it('writes a file that spreadsheets read', () => {
  const file = reportCsv(
    report(
      {},
      {
        by_month: [
          { month: '2026-10', requests: 2, median_seconds: 90, closed: { won: 1, lost: 0 } },
          { month: '2026-11', requests: 0, median_seconds: null, closed: { won: 0, lost: 0 } },
        ],
        by_trade: [{ ...none, trade: 'hvac', requests: 2, won: 1, won_usd: 1234.5 }],
      },
    ),
  );
  expect(file.split('\r\n')).toEqual([
    '\uFEFFMonth (Central time),Requests,Median minutes to answer,"Won, by month closed",Lost',
    '2026-10,2,2,1,0',
    '2026-11,0,,0,0',
    '',
    'Trade,Requests,Median minutes to answer,Answered in time,Answered or late,Quoted,Won,Lost,"Won, by your quotes (USD)"',
    'Heating and cooling,2,,0,0,0,1,0,1234.5',
    '',
  ]);
});
