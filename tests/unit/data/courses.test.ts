import { expect, test } from 'vitest';
import { trades } from '../../../src/trades/index.ts';

const withCourse = trades.flatMap(({ course, ...trade }) => (course ? [{ course, ...trade }] : []));

test('some trades say how their jobs go', () => {
  expect(withCourse.length).toBeGreaterThanOrEqual(8);
});

test.each(withCourse)('$id says it of answers that it asks for', ({ calculator, course }) => {
  for (const [id, jobs] of Object.entries(course.when)) {
    const field = calculator.fields[id];
    expect(field?.kind, id).toBe('choice');
    const values: string[] =
      field?.kind === 'choice' ? field.options.map(({ value }) => value) : [];
    expect(values).toEqual(expect.arrayContaining([...jobs]));
  }
});

test.each(withCourse)('$id has a source for every figure of its course', ({ sources, course }) => {
  for (const { step, pay = '', text, sources: cited } of course.steps) {
    const hasFigure = /\d|\b(half|third|three business|five business|weeks)\b/.test(
      `${pay} ${text}`,
    );
    expect(cited.length > 0 || !hasFigure, `${step}: ${pay} ${text}`).toBe(true);
    expect(cited.filter((id) => !(id in sources))).toEqual([]);
  }
});
