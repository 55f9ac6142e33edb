import { expect, it } from 'vitest';
import { licensing } from '../../../src/selling/licenses.ts';
import { trades } from '../../../src/trades/index.ts';

it('says of every trade that takes requests what Texas asks of it, and of no other', () => {
  const taking = trades.filter(({ requests }) => requests.taken).map(({ id }) => id);
  expect(Object.keys(licensing).sort()).toEqual(taking.sort());
});

it('rests on sources of the trade itself, and says "we know of none" where there is none', () => {
  for (const { id, sources } of trades) {
    if (!(id in licensing)) continue;
    const { license, says, sources: cited } = licensing[id as keyof typeof licensing];
    expect(
      cited.filter((one) => !(one in sources)),
      id,
    ).toEqual([]);
    if (cited.length === 0) expect(says, id).toMatch(/^We know of no/);
    expect(Boolean(license) !== Boolean(says), id).toBe(true);
    if (license) expect(new URL(license.lookUp).protocol).toBe('https:');
  }
});

it('knows the numbers of air conditioning contractors', () => {
  const { form } = licensing.hvac.license!;
  for (const number of ['TACLA12345C', 'TACLB00123E', 'tacla12345c', 'TACLA123456']) {
    expect(form!.test(number), number).toBe(true);
  }
  for (const number of ['TACLA000X1', 'TACL12345', '12345', '']) {
    expect(form!.test(number), number).toBe(false);
  }
});
