import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { prices } from './prices.ts';
import { published } from './published.ts';
import { sources, type SolarSource } from './sources.ts';

const home = { job: 'new', kwh: 13150, face: 's', pitch: '6', shade: 3, area: 800 } as const;

export const solar = defineTrade<SolarSource>({
  id: 'solar',
  name: 'Solar',
  summary: 'Output, price and payback, even when it’s no',
  icon: 'M6 6h12l4 13H2L6 6ZM4.1 12.2h15.8M9.6 6 8 19M14.4 6 16 19',
  heading: 'Does solar pay on a Southlake roof?',
  title: 'Southlake solar calculator: output, price, honest payback',
  description:
    'What solar panels make, cost and earn on a Southlake roof, from real weather and your own bills. It can say no. No name or phone number needed.',
  lede: 'Real DFW weather, your own bills, no federal credit that is gone. If panels do not pay on your roof, it says so.',
  situations: [
    { says: 'A salesperson was at the door', inputs: { job: 'new' } },
    { says: 'The power bill is too high', inputs: { job: 'new' } },
    { says: 'I hold a solar quote', inputs: { job: 'new' } },
    { says: 'The lights go out too often', inputs: { job: 'battery' } },
    { says: 'Panels must come off for a new roof', inputs: { job: 'reset' } },
  ],
  paths: {
    main: '/southlake-texas-solar-assessment',
    alternates: [
      {
        path: '/southlake-texas-solar-savings-calculator',
        city: 'southlake',
        heading: 'Southlake solar savings calculator',
      },
      {
        path: '/frisco-texas-solar-calculator',
        city: 'frisco',
        heading: 'Does solar pay on a Frisco roof?',
      },
    ],
    results: '/solar-results',
    redirects: ['/solar-tool', '/solar-assessment-calculator'],
  },
  requests: { taken: true },
  calculator,
  sources,
  prices,
  scenarios: [
    { title: 'Average Texas home, 13,150 kWh a year, south roof', inputs: home },
    { title: 'The same with a 12¢ buyback plan', inputs: { ...home, buyback: 12 } },
    { title: 'The same on a west roof', inputs: { ...home, face: 'w' } },
    { title: 'Large home, 24,000 kWh a year', inputs: { ...home, kwh: 24000, area: 1500 } },
    { title: 'Half the use only, 6,600 kWh a year', inputs: { ...home, cover: 50 } },
    { title: 'With one 13.5 kWh battery', inputs: { ...home, battery: '1' } },
    {
      title: '24 panels off and on for a new roof',
      inputs: {
        job: 'reset',
        count: 24,
        face: 's',
        pitch: '6',
        shade: 3,
        watts: 400,
        covering: 'asphalt',
      },
    },
  ],
  published,
  ask: [
    'What is the cash price, and what is the loan price? Hidden loan fees have added 30% and more.',
    'Does any figure still subtract the 30% federal credit? It ended with 2025.',
    'Who is the licensed electrical contractor? Texas wants the name in the contract.',
    'Are you, and the person selling, registered with TDLR? That is the law since September 1, 2026.',
    'Does the contract promise the city permits and Oncor’s approval before switch-on?',
    'How many kWh a year do you promise, for which roof side and with how much shade?',
    'Which buyback plan did you count with, at what rate, and for how many months?',
    'How fast do you say power prices rise? Run it again at 2% a year.',
    'What do you charge to take the panels off and on for a new roof?',
    'How do I cancel? Texas gives five business days after signing.',
    'Who fixes a roof leak at a mount, and for how many years, in writing?',
  ],
  method: [
    {
      step: 'A typical year of weather at DFW airport, 8,760 hours, is turned to the slope of the roof (Perez 1990).',
      sources: ['S60', 'S61'],
    },
    {
      step: 'Light through the glass, cell heat for a roof mount, −0.37% per °C and the inverter follow PVWatts.',
      sources: ['S01', 'S04', 'S05', 'S62'],
    },
    {
      step: 'Losses multiply, as in PVWatts: 14.08% with 3% shade. Your own shade takes the place of the 3%.',
      sources: ['S02'],
    },
    {
      step: 'Checked: light on a south roof came within 1% of PVWatts for Fort Worth over the year (7% in the worst month); a measured DFW home made 5% less than the table for its six months.',
      sources: ['S06', 'S51'],
    },
    {
      step: 'Price = a part every job carries + a part per kW, set to the Dallas price of $2.25 a watt at 10 kW. The shape follows a national curve: $5.12 a watt at 3 kW, $2.36 at 11 kW.',
      sources: ['S11', 'S03', 'S12'],
    },
    {
      step: 'What you use at once saves your full rate; what you send out earns the buyback rate. Two measured Texas homes set the share when you do not know it.',
      sources: ['S14', 'S51', 'S55', 'S59'],
    },
    {
      step: 'A battery takes home, month by month, what the panels leave over; credits for power sent out lower the bill and are not paid out beyond it. Felt below tile lasts 15 to 25 years.',
      sources: ['S80', 'S81', 'S82', 'S83'],
    },
    {
      step: 'Where you do not know: the average Texas home’s use and rate, and the middle of the fixed buyback offers in the Oncor area.',
      sources: ['S20', 'S21', 'S50'],
    },
    {
      step: '25 years: panels lose 0.75% a year as measured, power prices rise 2.2%, a new inverter in year 13.',
      sources: ['S18', 'S56', 'S54', 'S52'],
    },
  ],
  limits: [
    'Loans, leases and power purchase agreements are not modeled: for a loan, enter its rate as what the money must earn, and its price with all fees.',
    'The small-system price is the weakest: sellers who price flat by the watt are cheaper below 6 kW.',
    'Hail deductibles and a second battery are not in the cash flow: what batteries save ends after 13 years. Upkeep is $16 per kW a year unless you enter yours; a national lab budgets $32, new inverters included.',
    'Clay tile and slate are not priced: at least one national installer will not work on clay.',
    'Shade needs a measurement on the roof. A guess here moves everything.',
  ],
  related: ['roofing', 'hvac'],
});
