import { describe, expect, test } from 'vitest';
import { acPower, cellTemperature, glassModifier } from '../../../scripts/solar/array.ts';
import { cosIncidence, sunAt } from '../../../scripts/solar/sun.ts';
import { airMass, perezBrightness, transpose } from '../../../scripts/solar/transposition.ts';
import { readAnswers, runEstimate } from '../../../src/engine/index.ts';
import { months } from '../../../src/trades/months.ts';
import { figures } from '../../../src/trades/solar/figures.ts';
import { solar } from '../../../src/trades/solar/index.ts';
import { cashFlow, payback, presentValue, rateOfReturn } from '../../../src/trades/solar/money.ts';
import { kept, monthlyYield, sum, tiltOf } from '../../../src/trades/solar/production.ts';
import { usedAtOnce } from '../../../src/trades/solar/value.ts';

const known = {
  kwh: 13150,
  face: 's',
  pitch: '6',
  area: 2000,
  shade: 3,
  watts: 400,
  cover: 100,
  covering: 'asphalt',
  secondFace: 'none',
  battery: '0',
  roofAge: 5,
};
const estimate = (inputs: Record<string, unknown>) => {
  const { answers, problems } = readAnswers(solar.calculator, { ...known, ...inputs });
  expect(problems).toEqual([]);
  return runEstimate(solar.calculator, answers);
};
const metric = (inputs: Record<string, unknown>, id: string): number => {
  const value = estimate(inputs).metrics.find((one) => one.id === id)?.value;
  if (value === undefined || value === null) throw new Error(`no ${id}`);
  return typeof value === 'number' ? value : value.typical;
};
const outcome = (inputs: Record<string, unknown>): string =>
  estimate(inputs).recommendation.outcome;

describe('the light on a roof', () => {
  test('the sun stands as the almanac says', () => {
    // Longest day 2019, near solar noon at 97.02 W (12:30 CST): 32.9° − 23.44° = 9.46° from overhead.
    const noon = sunAt(Date.UTC(2019, 5, 21, 18, 30), 32.9, -97.02);
    expect(noon.zenith).toBeCloseTo(9.46, 1);
    // Equinox, six hours before solar noon: in the east, at the horizon.
    const rise = sunAt(Date.UTC(2019, 2, 20, 12, 35), 32.9, -97.02);
    expect(rise.azimuth).toBeCloseTo(90, 0);
    expect(rise.zenith).toBeCloseTo(90, 0);
  });

  test('a plane that faces the sun squarely takes all of it', () => {
    expect(cosIncidence({ zenith: 60, azimuth: 180 }, 60, 180)).toBeCloseTo(1, 12);
    expect(cosIncidence({ zenith: 60, azimuth: 180 }, 30, 0)).toBeCloseTo(0, 12);
  });

  test('Perez, worked by hand: sun 60° from overhead in the south, plane at 30° facing it', () => {
    const light = { global: 450, beam: 500, diffuse: 200 };
    // Air mass 1 ÷ (0.5 + 0.50572 × 36.07995^−1.6364) = 1.994.
    expect(airMass(60)).toBeCloseTo(1.994, 3);
    // ε = (3.5 + 1.1955) ÷ 2.1955 = 2.139, fifth bin. Δ = 200 × 1.994 ÷ 1375.7 = 0.2899.
    // F1 = 0.873 − 0.392 × 0.2899 − 0.362 × 1.0472 = 0.3803; F2 = 0.226 − 0.462 × 0.2899 + 0.0010 = 0.0931.
    const { around, horizon } = perezBrightness(light, 60, 1375.7);
    expect(around).toBeCloseTo(0.3803, 3);
    expect(horizon).toBeCloseTo(0.0931, 3);
    // Sky 200 × (0.6197 × 0.9330 + 0.3803 × 0.8660 ÷ 0.5 + 0.0931 × 0.5) = 256.7
    // Beam 500 × 0.8660 = 433.0; ground 450 × 0.2 × (1 − 0.8660) ÷ 2 = 6.03.
    const plane = transpose(light, { zenith: 60, azimuth: 180 }, 80, { tilt: 30, azimuth: 180 });
    expect(plane.beam).toBeCloseTo(433.01, 1);
    expect(plane.sky).toBeCloseTo(256.7, 0);
    expect(plane.ground).toBeCloseTo(6.03, 2);
    expect(plane.incidence).toBeCloseTo(30, 6);
  });

  test('a flat plane takes what was measured flat', () => {
    const light = { global: 450, beam: 500, diffuse: 200 };
    const flat = transpose(light, { zenith: 60, azimuth: 180 }, 80, { tilt: 0, azimuth: 180 });
    expect(flat.beam + flat.sky + flat.ground).toBeCloseTo(450, 6);
  });
});

describe('the array', () => {
  test('at 800 W/m², 20 °C and 1 m/s a roof mount is 49 °C, its installed NOCT in PVWatts', () => {
    const atMast = 1 / (5 / 9.144) ** 0.2;
    expect(cellTemperature(800, 20, atMast)).toBeCloseTo(49, 1);
  });

  test('glass lets through all it can straight on and nothing at the edge', () => {
    expect(glassModifier(0)).toBeCloseTo(1, 12);
    // Fresnel at 60°, bent to 34.57°: 1 − (0.1856 + 0.0014) ÷ 2 = 0.9065; straight on 0.9566; glass 0.998.
    expect(glassModifier(60)).toBeCloseTo(0.946, 3);
    expect(glassModifier(90)).toBe(0);
  });

  test('the inverter is 96 % at full load and clips at its rating', () => {
    // −0.0162 − 0.0059 + 0.9858 = 0.9637, so 0.96 ÷ 0.9637 × 0.9637 = 0.96; rating 1 ÷ 1.2.
    expect(acPower(1 / 1.2 / 0.96)).toBeCloseTo(1 / 1.2, 12);
    expect(acPower(1.1)).toBeCloseTo(1 / 1.2, 12);
    expect(acPower(0)).toBe(0);
  });
});

describe('the table', () => {
  test('standard losses come to the published 14.08 %', () => {
    // 0.98 × 0.97 × 1 × 0.98 × 0.98 × 0.995 × 0.985 × 0.99 × 0.97 = 0.8592
    expect(1 - kept(3)).toBeCloseTo(0.1408, 4);
    expect(kept(80) / kept(0)).toBeCloseTo(0.2, 12);
  });

  test('6 in 12 is 26.6 degrees, between the 20 and 30 of the table', () => {
    expect(tiltOf(6)).toBeCloseTo(26.57, 2);
    const year = sum(monthlyYield('s', 6)) * kept(3);
    // Computed at that tilt itself: 1,498 kWh a kW.
    expect(year).toBeGreaterThan(1498 * 0.995);
    expect(year).toBeLessThan(1498 * 1.005);
  });

  test('a south roof makes most, north least, and east about as much as west', () => {
    const year = (face: 'n' | 'e' | 's' | 'w') => sum(monthlyYield(face, 6));
    expect(year('s')).toBeGreaterThan(year('w'));
    expect(year('w') / year('e')).toBeCloseTo(1.03, 1);
    expect(year('n')).toBeLessThan(year('e'));
  });

  test('a measured DFW home, 7 kW half east half west, April to September: within 5 %', () => {
    // 5,343 kWh metered in 2016.
    const season = [3, 4, 5, 6, 7, 8].map(
      (month) =>
        7 *
        kept(3) *
        0.5 *
        ((monthlyYield('e', 6)[month] ?? 0) + (monthlyYield('w', 6)[month] ?? 0)),
    );
    expect(sum(season) / 5343 - 1).toBeGreaterThan(0);
    expect(sum(season) / 5343 - 1).toBeLessThan(0.05);
  });

  test('December makes less than July, on every face', () => {
    for (const face of ['n', 'e', 's', 'w'] as const) {
      const months = monthlyYield(face, 6);
      expect(months[11] ?? 0).toBeLessThan(months[6] ?? 0);
    }
  });
});

describe('money over time', () => {
  test('−1,000 and three times 500: worth 243.43 at 10 %, earns 23.38 %, back after two years', () => {
    // 500 ÷ 1.1 + 500 ÷ 1.21 + 500 ÷ 1.331 − 1,000 = 243.43
    const flows = [-1000, 500, 500, 500];
    expect(presentValue(flows, 10)).toBeCloseTo(243.43, 2);
    expect(rateOfReturn(flows)).toBeCloseTo(23.375, 2);
    expect(payback(flows)).toBe(2);
  });

  test('−100 now and 110 in a year earns exactly 10 %', () => {
    expect(rateOfReturn([-100, 110])).toBeCloseTo(10, 3);
    expect(payback([-100, 110])).toBeCloseTo(100 / 110, 10);
  });

  test('money that never comes back has no payback, and no rate if nothing returns', () => {
    expect(payback([-100, 50, 49])).toBeNull();
    expect(rateOfReturn([-100, 0, 0])).toBeNull();
  });

  test('a late expense puts the payback after it', () => {
    // In hand: −100, 20, −60, 60: back for good half way through the third year.
    expect(payback([-100, 120, -80, 120])).toBeCloseTo(2.5, 10);
  });

  test('the flow ages the panels, raises the prices and buys an inverter in year 13', () => {
    const flows = cashFlow({
      cost: 20000,
      saved: 1000,
      upkeep: 100,
      inverter: 2000,
      escalation: 2,
      degradation: 0.5,
    });
    expect(flows).toHaveLength(26);
    expect(flows[0]).toBe(-20000);
    expect(flows[1]).toBe(900);
    // 1.02 × (1,000 × 0.995 − 100) = 912.90
    expect(flows[2]).toBeCloseTo(912.9, 6);
    // 1.02¹² × (1,000 × 0.995¹² − 2,100) = 1.26824 × (941.62 − 2,100) = −1,469.1
    expect(flows[13]).toBeCloseTo(-1469.1, 0);
  });
});

describe('what two Texas homes measured', () => {
  test('the share used at once is within two points of both', () => {
    // 13,408 made of 25,002 used, 5,884 sent out: 56.1 % used at once.
    expect(usedAtOnce(13408 / 25002)).toBeCloseTo(0.561, 1);
    expect(Math.abs(usedAtOnce(13408 / 25002) - 0.561)).toBeLessThan(0.02);
    // 5,343 made of 7,612 used, 2,797 sent out: 47.7 %.
    expect(Math.abs(usedAtOnce(5343 / 7612) - 0.477)).toBeLessThan(0.02);
  });
});

describe('price and size', () => {
  test('10 kW comes to the Dallas price of $22,500', () => {
    // $5,200 + 10 kW × $1,730
    expect(estimate({ panels: 25 }).total.typical).toBeCloseTo(22500, 6);
    expect(metric({ panels: 25 }, 'per-watt')).toBeCloseTo(2.25, 10);
  });

  test('a small system costs more per watt', () => {
    // 3 kW: ($5,200 + $5,190) ÷ 3,000 = $3.46; 15.2 kW: ($5,200 + $26,296) ÷ 15,200 = $2.07
    expect(metric({ panels: 10, watts: 300 }, 'per-watt')).toBeCloseTo(3.463, 3);
    expect(metric({ panels: 38 }, 'per-watt')).toBeCloseTo(2.072, 3);
  });

  test('three batteries are one first and two further', () => {
    const more = estimate({ panels: 25, battery: '3' }).total.typical - 22500;
    expect(more).toBeCloseTo(15400 + 2 * 6000, 6);
  });

  test('tile, a second side, a new main panel and a screen add their published prices', () => {
    const inputs = {
      panels: 25,
      covering: 'tile',
      secondFace: 'w',
      also: ['panel200', 'guard'],
    };
    // 10 kW × $200 + $625 + $2,800 + 10 kW × $150
    expect(estimate(inputs).total.typical - 22500).toBeCloseTo(2000 + 625 + 2800 + 1500, 6);
  });

  test('a house gets one new main panel, the larger of two', () => {
    const of = (...also: string[]) => estimate({ panels: 25, also }).total.typical;
    expect(of('panel200', 'panel400')).toBe(of('panel400'));
    expect(of('panel200')).toBeLessThan(of('panel400'));
  });

  test('steep starts at 9 in 12', () => {
    expect(estimate({ panels: 25, pitch: '6' }).total.typical).toBeCloseTo(22500, 6);
    expect(estimate({ panels: 25, pitch: '9' }).total.typical).toBeCloseTo(22500 + 10 * 125, 6);
  });

  test('13,150 kWh needs 22 panels of 400 watts on an open south roof', () => {
    // 13,150 ÷ (1,494 kWh a kW × 0.4 kW) = 22.0
    const { items } = estimate({});
    expect(items.find(({ id }) => id === 'panels')?.quantity).toBeCloseTo(8.8, 10);
  });

  test('the roof is the limit when it is small: 200 sq ft × 18 W ÷ 400 W is 9 panels', () => {
    expect(metric({ area: 200 }, 'size')).toBeCloseTo(3.6, 10);
    expect(metric({ area: 199 }, 'size')).toBeCloseTo(3.2, 10);
  });

  test('at least one panel, however small the roof or the use', () => {
    expect(metric({ area: 50, watts: 700, kwh: 4000, cover: 10 }, 'size')).toBeGreaterThan(0);
  });

  test('twelve bills replace the yearly figure, and a month missing among alike ones is alike', () => {
    const eleven = Object.fromEntries(months.slice(0, -1).map((month) => [month, 1000]));
    const used = (inputs: Record<string, unknown>) =>
      sum(estimate(inputs).series[0]?.lines[1]?.values ?? []);
    const share = metric({}, 'made') / (metric({}, 'share-of-use') / 100);
    expect(used({ bills: { ...eleven, dec: 3000 } })).toBe(14000);
    expect(used({ bills: eleven })).toBe(12000);
    // Without bills nothing is drawn of the months, for nothing is known of them.
    expect(estimate({}).series[0]?.lines).toHaveLength(1);
    expect(share).toBeCloseTo(13150, 6);
  });

  describe('a year from some of its bills', () => {
    /** A large gas-heated home: 18,300 kWh, a third of it in July and August. */
    const year = [900, 850, 850, 950, 1350, 2150, 2800, 2900, 2250, 1450, 900, 950];
    const bills = (...of: string[]) =>
      Object.fromEntries(
        months.flatMap((month, index) => (of.includes(month) ? [[month, year[index]]] : [])),
      );
    const panels = (some: Record<string, unknown>) =>
      Math.round(metric({ bills: some, area: 4000 }, 'size') / 0.4);
    const said = (some: Record<string, unknown>) =>
      estimate({ bills: some, area: 4000, rate: 15, buyback: 7 }).recommendation;

    test('two summer bills want about the panels that all twelve do', () => {
      expect(panels(bills(...months))).toBe(31);
      expect(Math.abs(panels(bills('jul', 'aug')) - 31)).toBeLessThanOrEqual(3);
      expect(Math.abs(panels(bills('aug')) - 31)).toBeLessThanOrEqual(3);
      expect(Math.abs(panels(bills('jan', 'jul', 'aug', 'oct', 'nov', 'dec')) - 31)).toBeLessThan(
        3,
      );
    });

    test('any one bill of the average home gives back its year', () => {
      const { value } = figures.typicalYear;
      const all = panels(Object.fromEntries(months.map((month, index) => [month, value[index]])));
      for (const [index, month] of months.entries()) {
        expect(panels({ [month]: value[index] })).toBe(all);
        expect(panels({ [month]: (value[index] ?? 0) / 2 })).toBeCloseTo(all / 2, -1);
      }
    });

    test('a higher bill never wants fewer panels', () => {
      for (const month of months) {
        let last = 0;
        for (let kwh = 100; kwh < 6000; kwh += 100) {
          const now = panels({ [month]: kwh, aug: month === 'aug' ? kwh : 1500 });
          expect(now).toBeGreaterThanOrEqual(last);
          last = now;
        }
      }
    });

    test('no verdict from fewer than six bills, or without a summer and a winter one', () => {
      const { outcome, headline, reasons } = said(bills('jul', 'aug'));
      expect(outcome).toBe('more-bills');
      expect(headline).toContain('2 months don’t show your year');
      expect(reasons[0]).toContain('average Texas home');
      expect(said(bills('mar', 'apr', 'may', 'jun', 'jul', 'aug')).outcome).toBe('more-bills');
      expect(said(bills('jan', 'feb', 'mar', 'apr', 'nov', 'dec')).outcome).toBe('more-bills');
      expect(said(bills('jan', 'feb', 'mar', 'jul', 'nov', 'dec')).outcome).not.toBe('more-bills');
      expect(outcome).not.toBe(estimate({}).recommendation.outcome);
    });

    test('a bill of 0 is no bill', () => {
      const assumed = estimate({ bills: { feb: 0 } }).assumptions.join(' ');
      expect(assumed).not.toContain('12 bills');
      expect(estimate({ bills: { feb: 0 } }).total).toEqual(estimate({}).total);
      expect(panels({ jul: 2800, aug: 2900, feb: 0 })).toBe(panels({ jul: 2800, aug: 2900 }));
    });
  });

  test('more use never costs less', () => {
    let last = 0;
    for (let kwh = 4000; kwh <= 40000; kwh += 1000) {
      const { typical } = estimate({ kwh, area: 4000 }).total;
      expect(typical).toBeGreaterThanOrEqual(last);
      last = typical;
    }
  });

  test('more shade never makes more power', () => {
    expect(metric({ shade: 20, panels: 20 }, 'made')).toBeLessThan(
      metric({ shade: 3, panels: 20 }, 'made'),
    );
  });

  test('24 panels off and on: two trips and 24 × $220', () => {
    expect(estimate({ job: 'reset', count: 24 }).total.typical).toBe(1000 + 24 * 220);
  });

  test('one panel off and on is priced as four: a crew comes twice', () => {
    const at = (count: number) => estimate({ job: 'reset', count }).total.typical;
    expect(at(1)).toBe(at(4));
    expect(at(4)).toBeGreaterThan(1500);
    expect(at(5)).toBeGreaterThan(at(4));
  });

  test('panels come off a steep or tiled roof more slowly', () => {
    const at = (inputs: Record<string, unknown>) =>
      estimate({ job: 'reset', count: 20, ...inputs }).total;
    expect(at({ pitch: '9' }).typical).toBeCloseTo(1000 + 20 * 220 * 1.25, 6);
    expect(at({ covering: 'tile' }).typical).toBeCloseTo(1000 + 20 * 220 * 1.4, 6);
    const hard = at({ pitch: '9', covering: 'tile' });
    expect(hard.high / hard.low).toBeLessThan(2.5);
  });

  test('20 panels off and on: the band holds the middles that three pages print, $5,000 to $6,000', () => {
    const { low, high } = estimate({ job: 'reset', count: 20 }).total;
    expect(low).toBeLessThan(5000);
    expect(high).toBeGreaterThan(6000);
    expect(high / low).toBeGreaterThan(1.4);
  });
});

describe('savings', () => {
  test('used power saves the rate, sent power earns the buyback rate', () => {
    const inputs = { panels: 25, selfUse: 40, rate: 15, buyback: 5 };
    const made = metric(inputs, 'made');
    expect(metric(inputs, 'saved')).toBeCloseTo(made * (0.4 * 0.15 + 0.6 * 0.05), 6);
  });

  test('a battery moves power home: 13.5 kWh × 310.25 days, nine tenths of it used', () => {
    // Alike months, so that no month lacks the power or the room for it.
    const bills = Object.fromEntries(months.map((month) => [month, 1096]));
    const plain = { panels: 25, selfUse: 40, rate: 15, buyback: 5, bills };
    const stored = 13.5 * 365 * 0.85;
    const gain = metric({ ...plain, battery: '1' }, 'saved') - metric(plain, 'saved');
    expect(gain).toBeCloseTo(stored * (0.9 * 0.15 - 0.05), 6);
  });

  test('no federal credit is taken off, and whoever holds an offer is told', () => {
    expect(metric({}, 'federal-credit')).toBe(0);
    const ids = (inputs: Record<string, unknown>) => estimate(inputs).warnings.map(({ id }) => id);
    expect(ids({})).not.toContain('credit-over');
    expect(ids({ quoted: 25000 })).toContain('credit-over');
    expect(ids({ rebate: 6000 })).toContain('credit-over');
  });

  test('the price worth paying is where the value today is zero', () => {
    const ceiling = metric({ panels: 25 }, 'worth-paying');
    expect(metric({ panels: 25, quoted: Math.round(ceiling) }, 'present-value')).toBeCloseTo(0, -1);
  });
});

describe('power sent out', () => {
  test('earns no more than the power bill that is left', () => {
    // Twice the use: 25 % used at once is half of it; the other half is all there is to credit.
    const inputs = { panels: 60, area: 4000, rate: 15, buyback: 14 };
    const made = metric(inputs, 'made');
    const atHome = (made * metric(inputs, 'used-share')) / 100;
    expect(metric(inputs, 'saved')).toBeCloseTo(13150 * 0.15, 6);
    expect(atHome).toBeLessThan(13150);
  });

  test('a system of twice the use is not worth twice as much', () => {
    const at = (cover: number) => metric({ cover, area: 4000 }, 'worth-paying');
    expect(at(200)).toBeLessThan(1.5 * at(100));
    expect(outcome({ cover: 200, area: 4000 })).toBe('does-not-pay');
  });
});

describe('batteries', () => {
  test('save nothing after 13 years', () => {
    const plan = { cost: 0, saved: 100, upkeep: 0, inverter: 0, escalation: 0, degradation: 0 };
    const flows = cashFlow({ ...plan, byBattery: 30 });
    expect(flows[13]).toBe(100);
    expect(flows[14]).toBe(70);
  });

  test('three do not trade summer for winter', () => {
    const inputs = { panels: 22, battery: '3' };
    expect(metric(inputs, 'used-share')).toBeLessThan(92);
    expect(metric(inputs, 'used-share')).toBeGreaterThan(
      metric({ ...inputs, battery: '1' }, 'used-share'),
    );
  });

  test('one alone costs what it costs, and is for outages', () => {
    const alone = estimate({ job: 'battery', batteries: '1', have: 22 });
    expect(alone.total.typical).toBe(15400);
    expect(alone.recommendation.outcome).toBe('battery-for-outages');
    expect(metric({ job: 'battery', batteries: '1', have: 22 }, 'saved')).toBeGreaterThan(200);
  });

  test('without panels one saves nothing', () => {
    expect(metric({ job: 'battery', batteries: '2' }, 'saved')).toBe(0);
  });

  test('one pays where power is expensive, surplus worthless and the offer low', () => {
    const inputs = { job: 'battery', have: 22, rate: 38, buyback: 0, quoted: 9000 };
    expect(outcome(inputs)).toBe('battery-pays');
  });
});

test('$1.49 a watt is below any price known, and is not judged', () => {
  const told = runEstimate(solar.calculator, { job: 'new', panels: 20, quoted: 11_900 } as never);
  expect(told.warnings.map(({ id }) => id)).toContain('quote-low');
  expect(told.recommendation.outcome).toBe('ask-whole-price');
});

describe('a rebate', () => {
  const offer = { panels: 25, city: 'plano', discount: 6 };

  test('raises the price worth paying by itself, once', () => {
    const without = metric(offer, 'worth-paying');
    expect(metric({ ...offer, rebate: 3000 }, 'worth-paying') - without).toBeCloseTo(3000, 6);
  });

  test('leaves nothing over at the ceiling', () => {
    const rebated = { ...offer, rebate: 3000 };
    const quoted = Math.round(metric(rebated, 'worth-paying'));
    expect(metric({ ...rebated, quoted }, 'present-value')).toBeCloseTo(0, -1);
  });
});

describe('upkeep', () => {
  test('left empty is $16 for each kW, and a zero entered is a zero', () => {
    const at = (inputs: Record<string, unknown>) =>
      metric({ panels: 25, ...inputs }, 'present-value');
    expect(at({})).toBeCloseTo(at({ upkeep: 160 }), 6);
    expect(at({ upkeep: 0 })).toBeGreaterThan(at({}));
  });
});

describe('a quote that does not fit', () => {
  const ids = (inputs: Record<string, unknown>) => estimate(inputs).warnings.map(({ id }) => id);
  test('60 panels on 300 sq ft are warned of, 13 are not', () => {
    expect(ids({ panels: 60, area: 300 })).toContain('too-many');
    expect(ids({ panels: 13, area: 300 })).not.toContain('too-many');
  });
});

describe('the verdict', () => {
  test('says what was asked of the money only where it was', () => {
    const reasons = (inputs: Record<string, unknown>) =>
      estimate(inputs).recommendation.reasons.join(' ');
    expect(reasons({})).not.toMatch(/you asked|You pay/);
    expect(reasons({ discount: 5, rate: 15.5 })).toMatch(/You asked for 5%.*You pay/);
  });

  test('says no, and leads to no request, when the savings cannot carry the price', () => {
    const poor = estimate({ rate: 10, buyback: 3, face: 'n', pitch: '9' }).recommendation;
    expect(poor.outcome).toBe('does-not-pay');
    expect(poor.next).toBe('wait');
    expect(poor.headline).toMatch(/^No\./);
  });

  test('says yes with a good buyback plan, and up to which price', () => {
    const good = estimate({ rate: 16, buyback: 12 }).recommendation;
    expect(good.outcome).toBe('pays');
    expect(good.headline).toContain('$');
  });

  test('says only at the right price in between', () => {
    expect(outcome({})).toBe('only-at-the-right-price');
  });

  test('turns on the price you hold', () => {
    expect(outcome({ quoted: 15000 })).toBe('pays');
    expect(outcome({ quoted: 40000 })).toBe('does-not-pay');
  });

  test('tells apart what it earns by their numbers and that others charge less', () => {
    const dear = { kwh: 18000, escalation: 4, discount: 3, area: 1500, quoted: 36000 };
    const told = (inputs: Record<string, unknown>) => {
      const { headline, reasons } = estimate(inputs).recommendation;
      return [headline, ...reasons].join(' ');
    };
    expect(metric(dear, 'rate-of-return')).toBeGreaterThan(3);
    expect(told(dear)).toContain('Going by your numbers, it pays, but others charge less.');
    expect(told(dear)).not.toContain('Say no above');
    expect(told({})).toContain('Say no above');
  });
  test('never names a ceiling above what such a system costs, whatever the salesman’s growth', () => {
    const most = estimate({ panels: 30 }).total;
    for (const rosy of [
      { escalation: 6, discount: 3, buyback: 12 },
      { escalation: 10, discount: 0, buyback: 15 },
    ]) {
      const inputs = { panels: 30, ...rosy };
      expect(metric(inputs, 'worth-paying')).toBeLessThanOrEqual(most.high);
      expect(estimate(inputs).warnings.map(({ id }) => id)).toContain('steep-climb');
      const dear = { ...inputs, quoted: Math.round(1.2 * most.high) };
      expect(outcome(dear)).toBe('only-at-the-right-price');
      expect(metric(dear, 'worth-paying')).toBeLessThanOrEqual(most.high);
    }
    expect(estimate({ escalation: 4 }).warnings.map(({ id }) => id)).not.toContain('steep-climb');
  });

  test('a price held far from ours is questioned either way', () => {
    const ids = (quoted: number) => estimate({ panels: 25, quoted }).warnings.map(({ id }) => id);
    const ours = estimate({ panels: 25 }).total.typical;
    expect(ids(Math.round(0.4 * ours))).toContain('quote-low');
    expect(ids(Math.round(2.1 * ours))).toContain('quote-high');
    expect(ids(Math.round(ours)).filter((id) => id.startsWith('quote'))).toEqual([]);
  });

  test('says no plain yes where nobody said what power sent out earns', () => {
    expect(estimate({ quoted: 15000 }).recommendation.headline).toMatch(/^Likely yes/);
    expect(estimate({ quoted: 15000, buyback: 7 }).recommendation.headline).toMatch(/^Yes/);
    expect(outcome({ quoted: 15000, retailer: 'no' })).toBe('ask-buyback');
    expect(outcome({ quoted: 15000, retailer: 'no', buyback: 7 })).toBe('pays');
  });

  test('a payback below a year is not “about 0 years”', () => {
    const inFull = { panels: 25, quoted: 20000, rebate: 19900 };
    const said = estimate(inFull).recommendation.reasons.join(' ');
    expect(said).toContain('less than a year');
    expect(said).not.toContain('earns nothing');
  });

  test('$0 down is no price: the whole of it is asked for before any yes', () => {
    for (const job of ['new', 'battery']) {
      expect(outcome({ job, quoted: 0 })).toBe('ask-whole-price');
      expect(outcome({ job, quoted: 99 })).toBe('ask-whole-price');
    }
    expect(outcome({ quoted: 15000 })).not.toBe('ask-whole-price');
  });

  test('who still subtracts the credit is asked who owns the panels: a leasing company may claim one', () => {
    const { warnings } = estimate({ quoted: 20000 });
    expect(warnings.find(({ id }) => id === 'credit-over')?.text).toMatch(/lease/);
  });

  test('a roof of 15 years comes first; one of 14 does not', () => {
    expect(estimate({ roofAge: 15 }).recommendation).toMatchObject({
      outcome: 'roof-first',
      next: 'other-trade',
      trade: 'roofing',
    });
    expect(outcome({ roofAge: 14 })).not.toBe('roof-first');
    const said = (roofAge: number) => estimate({ roofAge }).recommendation.reasons.join(' ');
    expect(said(14)).toContain('how many years your roof has left');
    expect(said(9)).not.toContain('how many years your roof has left');
    expect(outcome({ roofAge: 80, covering: 'metal' })).toBe('roof-first');
    expect(outcome({ roofAge: 30, covering: 'metal' })).not.toBe('roof-first');
    expect(outcome({ roofAge: 30, covering: 'tile' })).toBe('underlayment-first');
    expect(outcome({ roofAge: 10, covering: 'tile' })).not.toBe('underlayment-first');
  });

  test('young panels go back up, old ones may not be worth it', () => {
    expect(outcome({ job: 'reset', count: 24, panelAge: 8 })).toBe('put-back');
    const old = estimate({ job: 'reset', count: 24, panelAge: 23 }).recommendation;
    expect(old.outcome).toBe('do-not-put-back');
    expect(old.next).toBe('wait');
    expect(old.reasons.join(' ')).toContain('leased');
  });
});

describe('rules', () => {
  const warned = (inputs: Record<string, unknown>) =>
    estimate(inputs).warnings.some(({ id }) => id === 'council');

  test('Southlake: 26 panels of 400 watts stay under 600 sq ft, 27 reach it', () => {
    // 26 × 400 ÷ 18 = 578 sq ft; 27 × 400 ÷ 18 = 600
    expect(warned({ city: 'southlake', panels: 26 })).toBe(false);
    expect(warned({ city: 'southlake', panels: 27 })).toBe(true);
    expect(warned({ city: 'plano', panels: 27 })).toBe(false);
  });

  test('Southlake: any panel seen from the street counts', () => {
    expect(warned({ city: 'southlake', panels: 4, street: 'yes' })).toBe(true);
  });

  test('a co-op customer is told to ask the utility', () => {
    const ids = estimate({ retailer: 'no' }).warnings.map(({ id }) => id);
    expect(ids).toContain('no-choice');
  });
});

test('the charts show twelve months and twenty-six years', () => {
  const [months, cash] = estimate({}).series;
  expect(months?.along).toHaveLength(12);
  expect(months?.draw).toBe('bars');
  expect(cash?.along).toHaveLength(26);
  expect(cash?.draw).toBe('lines');
  expect(cash?.lines[0]?.values[0]).toBeCloseTo(-estimate({}).total.typical, 6);
});

test('bills of nothing but zeros count as no bills', () => {
  const zeros = runEstimate(solar.calculator, { bills: { jan: 0 } } as never);
  expect(zeros.total).toEqual(runEstimate(solar.calculator, {}).total);
  expect(
    zeros.metrics.every(({ value }) => typeof value !== 'number' || Number.isFinite(value)),
  ).toBe(true);
});
