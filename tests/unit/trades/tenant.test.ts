import { describe, expect, test } from 'vitest';
import { readAnswers, runEstimate } from '../../../src/engine/index.ts';
import { pageAt } from '../../../src/routes.ts';
import { toolAt } from '../../../src/tools/index.ts';
import { trades } from '../../../src/trades/index.ts';

const asking = trades.filter(({ calculator }) => 'tenure' in calculator.fields);

const run = (id: string, inputs: Record<string, unknown>) => {
  const { calculator } = asking.find((trade) => trade.id === id)!;
  return runEstimate(calculator, readAnswers(calculator, inputs).answers);
};

describe('a home that is rented', () => {
  test('is asked for where a landlord repairs', () => {
    expect(asking.map(({ id }) => id).sort()).toEqual([
      'appliance-repair',
      'hvac',
      'pest-control',
      'water-damage',
    ]);
  });

  test.each(asking.map(({ id }) => [id]))(
    '%s keeps its price and leads to the letter to the landlord',
    (id) => {
      const own = run(id, {});
      const rent = run(id, { tenure: 'rent' });
      expect(rent.total.typical).toBe(own.total.typical);
      expect(rent.total.label).toMatch(/^What it costs the owner/);
      expect(rent.recommendation.next).toBe('landlord');
      expect(rent.metrics).toEqual([]);
      const [path = '', query = ''] = rent.recommendation.opens!.split('?');
      expect(pageAt(path)).toBeDefined();
      const { rule } = toolAt(path)!;
      const { problems, unknown } = readAnswers(
        rule,
        Object.fromEntries(new URLSearchParams(query)),
      );
      expect({ problems, unknown }).toEqual({ problems: [], unknown: [] });
    },
  );

  test('is told nothing of the valve at the curb, nor asked for a homeowner’s policy', () => {
    const { warnings, given } = run('water-damage', {
      tenure: 'rent',
      dangers: ['running'],
      cover: 'home',
    });
    expect(warnings.map(({ text }) => text).join(' ')).toMatch(/landlord’s emergency number/);
    expect(warnings.map(({ text }) => text).join(' ')).not.toMatch(/It is often by the meter box/);
    expect(given).not.toContain('cover');
  });

  test('with water from the home above calls the building, not a plumber', () => {
    const { warnings, recommendation } = run('water-damage', {
      tenure: 'rent',
      source: 'above',
      walls: 'ceiling',
    });
    expect(warnings).toBeDefined();
    expect(recommendation.opens).toBe('/renter-repair-letter?problem=above');
    expect(recommendation.reasons.join(' ')).toMatch(/neighbor’s policy/);
  });

  test.each([
    ['hvac', { job: 'tune-up' }],
    ['hvac', { job: 'ducts' }],
    ['hvac', { job: 'replace', state: 'works' }],
    ['pest-control', { target: 'mosquito' }],
    ['pest-control', { target: 'mosquito', season: 'once' }],
    ['pest-control', { target: 'fireAnt' }],
    ['pest-control', { target: 'wasp' }],
    ['pest-control', { target: 'termite', evidence: 'nothing' }],
  ])('is told of the lease alone where nothing harms health: %s %o', (id, inputs) => {
    const { headline, reasons, flip, next, opens } = run(id, {
      ...inputs,
      tenure: 'rent',
    }).recommendation;
    expect(headline).toBe('Ask your landlord. The lease decides.');
    expect(reasons.join(' ')).not.toMatch(/Texas law|seven days|deduct/i);
    expect({ flip, next, opens }).toMatchObject({ next: 'landlord' });
    expect(flip ?? opens).toBeUndefined();
  });

  test.each([
    ['fireAnt', /whoever keeps the yard treats them/],
    ['wasp', /it isn’t safe to pass/],
    ['termite', /usually the owner who treats/],
  ])('hears whose job it likely is by the lease: %s', (target, said) => {
    const { reasons } = run('pest-control', { tenure: 'rent', target }).recommendation;
    expect(reasons.join(' ')).toMatch(said);
  });

  test.each([['rodent'], ['german'], ['bedbug'], ['bee']])('has the law for %s', (target) => {
    const { opens } = run('pest-control', { tenure: 'rent', target }).recommendation;
    expect(opens).toBe('/renter-repair-letter?problem=pests');
  });

  test.each([
    [{ job: 'replace', state: 'dead' }, 'cooling'],
    [{ job: 'replace', state: 'dead', system: 'furnace' }, 'heat'],
    [{ job: 'repair', symptom: 'no-heat' }, 'heat'],
  ])('writes of what fails: %o', (inputs, problem) => {
    const { recommendation } = run('hvac', { ...inputs, tenure: 'rent' });
    expect(recommendation.opens).toBe(`/renter-repair-letter?problem=${problem}`);
    expect(recommendation.reasons.join(' ')).toMatch(/Seven days/);
  });

  test.each([['toilet'], ['above'], ['sewer'], ['pipe']])(
    'and wet calls before it writes: %s',
    (source) => {
      const { recommendation } = run('water-damage', { tenure: 'rent', source });
      expect(recommendation.headline).toMatch(
        /^Call your landlord’s emergency line now, then write/,
      );
      expect(recommendation.reasons.join(' ')).toMatch(/Mold can start 24 to 48 hours/);
      expect(recommendation.opens).toBeDefined();
    },
  );

  test('keeps out of dirty water, which the owner has cleaned', () => {
    const said = (tenure: string) =>
      run('water-damage', { tenure, source: 'toilet', soiled: 'yes' })
        .warnings.map(({ text }) => text)
        .join(' ');
    expect(said('rent')).toMatch(/This is black water\. Keep out of it\./);
    expect(said('own')).not.toMatch(/Keep out of it/);
  });

  test('with mold alone writes, for no water is to be stopped tonight', () => {
    const { headline } = run('water-damage', { tenure: 'rent', scope: 'mold' }).recommendation;
    expect(headline).toMatch(/write today/);
    expect(headline).not.toMatch(/emergency/);
  });

  test('in danger comes before any letter', () => {
    expect(run('hvac', { tenure: 'rent', dangers: ['gas'] }).recommendation.next).toBe('emergency');
  });
});
