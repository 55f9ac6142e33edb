import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { parts, prices } from './prices.ts';
import { published } from './published.ts';
import { sources, type HvacSource } from './sources.ts';

export const hvac = defineTrade<HvacSource>({
  id: 'hvac',
  name: 'Heating and cooling',
  summary: 'Repair by symptom, new systems, running cost',
  icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6 5.6 18.4',
  heading: 'What will HVAC repair or a new system cost in Southlake?',
  title: 'Southlake HVAC calculator: repair or replace, priced',
  description:
    'Price an AC or furnace repair by symptom, or a new system by size and efficiency, in Southlake. Every figure shows its source.',
  lede: 'Tell us what is wrong and see a fair bill, line by line. Replacement shows size as a range, running cost and payback.',
  situations: [
    { says: 'The AC blows warm air', inputs: { job: 'repair', symptom: 'outdoor-off' } },
    { says: 'Gas smell, or a CO alarm', inputs: { dangers: ['gas'] } },
    { says: 'No heat in a freeze', inputs: { job: 'repair', symptom: 'no-heat' } },
    { says: 'Repair or replace?', inputs: { job: 'repair' } },
    { says: 'What does a new system cost?', inputs: { job: 'replace' } },
  ],
  paths: {
    main: '/southlake-hvac-repair-calculator',
    alternates: [
      {
        path: '/emergency-hvac-repair-allen',
        city: 'allen',
        heading: 'No cooling or heat in Allen: what to do, what it costs',
        emergency: true,
      },
      {
        path: '/southlake-hvac-cost-estimator',
        city: 'southlake',
        heading: 'Southlake HVAC cost estimator',
      },
      {
        path: '/plano-texas-hvac-calculator',
        city: 'plano',
        heading: 'What will HVAC work cost in Plano?',
      },
    ],
    results: '/hvac-results',
    redirects: ['/hvac-tool', '/hvac-diagnostic-calculator'],
  },
  requests: { taken: true },
  calculator,
  sources,
  prices: { ...parts, ...prices },
  scenarios: [
    {
      title: 'Blows warm, outdoor unit silent, nobody has looked yet',
      inputs: { job: 'repair', symptom: 'outdoor-off', hours: 'day', age: 8 },
    },
    {
      title: 'Capacitor, in business hours',
      inputs: { job: 'repair', part: 'capacitor', hours: 'day', age: 8 },
    },
    {
      title: 'Compressor on a 12-year-old unit',
      inputs: { job: 'repair', part: 'compressor', hours: 'day', warranty: 'no', age: 12 },
    },
    {
      title: 'No heat on a Sunday night',
      inputs: { job: 'repair', symptom: 'no-heat', hours: 'after', age: 8 },
    },
    {
      title: 'New AC and furnace, 3.5 tons, legal minimum',
      inputs: { job: 'replace', system: 'ac-furnace', tons: 3.5, tier: 'minimum', ducts: 'good' },
    },
    {
      title: 'The same at about 18 SEER2',
      inputs: { job: 'replace', system: 'ac-furnace', tons: 3.5, tier: 'high', ducts: 'good' },
    },
    {
      title: 'New heat pump for 2,400 sq ft, size not known',
      inputs: { job: 'replace', system: 'heat-pump', area: 2400, tier: 'minimum', ducts: 'good' },
    },
    {
      title: 'New AC and furnace, 4 tons, with new ducts for 2,400 sq ft',
      inputs: { job: 'replace', area: 2400, tons: 4, tier: 'minimum', ducts: 'new' },
    },
    {
      title: 'New ducts alone, 2,400 sq ft',
      inputs: { job: 'ducts', ductWork: 'new', area: 2400 },
    },
  ],
  published,
  emergency: {
    heading: 'First, right now',
    steps: [
      'Gas smell or a carbon monoxide alarm: everyone out, touch no switch. Call the gas company or 911 from outside.',
      'Someone confused, faint or no longer sweating in the heat: call 911.',
      'Babies, older and ill people go somewhere cool (or warm) now: a neighbor, a library, a car with AC outdoors.',
      'No cooling: check thermostat, filter, both breakers and the outdoor switch. Reset a breaker once only.',
      'Ice on the lines: turn cooling off, leave the fan on, and let it thaw.',
      'No heat in a freeze: let faucets drip, and never heat with an oven, a grill or a generator indoors.',
      'Ask on the phone: what is the visit fee, what does tonight add, is the fee taken off the repair?',
    ],
  },
  ask: [
    'What is your TDLR license number (TACLA or TACLB)? It must be on the truck and the invoice.',
    'What is the visit fee, and is it taken off if I go ahead?',
    'May I see the failed part, the reading or a photo?',
    'For a new system: may I have the Manual J load calculation?',
    'Which exact indoor and outdoor models, SEER2, and AHRI match number?',
    'Who pulls the permit, and is it in the price?',
    'How long is labor under warranty, and who registers the parts warranty?',
  ],
  method: [
    {
      step: 'A repair is the visit fee plus the part as installed. Until a part is named, the range spans the likely causes of the symptom.',
      sources: ['S15', 'S17', 'S87', 'S107', 'S69', 'S75', 'S79'],
    },
    {
      step: 'Repair or replace: age × repair against $5,000, and the repair against half the price of new. Where they disagree, the next five years decide: repair, power and later repairs against the share of a new one’s life used up.',
      sources: ['S10', 'S11', 'S78', 'S80', 'S63'],
    },
    {
      step: 'Size is a range: floor area at 1,000, 600 and 500 sq ft a ton. The price takes what is installed here, 500 to 700. The real method is a Manual J load calculation.',
      sources: ['S19', 'S6', 'S3', 'S20'],
    },
    {
      step: 'A new system is a Dallas price for 3 tons times what other sizes cost against it. Above about 5 tons it takes a second system; where nobody says how many, the price lies between.',
      sources: ['S95', 'S7', 'S8', 'S85', 'S5', 'S91'],
    },
    {
      step: 'New ducts are two returns and one run for each 150 sq ft of house, our choice, by the run.',
      sources: ['S110', 'S34', 'S8'],
    },
    {
      step: 'Cooling power is the load × 2,200 hours ÷ SEER2, with the load at 1,000 sq ft a ton, not at the nameplate, which is mostly larger. Payback is the step’s price ÷ what it saves a year.',
      sources: ['S19', 'S6', 'S27', 'S43'],
    },
  ],
  limits: [
    'The load of your house: only a Manual J measures windows, insulation and leaks.',
    'Heating cost: no current local gas price was found, so only cooling is counted.',
    'Attic and roof access: it takes more hours, but nobody publishes how many.',
    'Dual-fuel and packaged systems: no local price was found.',
    'Rebates: published figures conflict, so none is taken off. Ask Oncor or CoServ.',
  ],
  related: ['solar', 'roofing', 'appliance-repair'],
});
