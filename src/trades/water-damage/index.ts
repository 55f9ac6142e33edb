import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { prices } from './prices.ts';
import { published } from './published.ts';
import { sources, type WaterSource } from './sources.ts';

export const waterDamage = defineTrade<WaterSource>({
  id: 'water-damage',
  name: 'Water damage',
  summary: 'Get it dry, mold, insurance',
  icon: 'M12 3c3.6 4.3 6 7.5 6 11a6 6 0 0 1-12 0c0-3.5 2.4-6.7 6-11ZM9 14.3a3 3 0 0 0 3 3',
  heading: 'What will water damage cost in Southlake?',
  title: 'Southlake water damage calculator: drying and repairs',
  description:
    'What to do now, and what drying out a Southlake home costs: pumps, fans, days, demolition and repairs, line by line, each figure with its source.',
  lede: 'What to do first, then what it costs: each line shows the arithmetic and the source. No name or phone number needed.',
  situations: [
    { says: 'A pipe burst', inputs: { source: 'pipe' } },
    { says: 'Water is near outlets', inputs: { dangers: ['power'] } },
    { says: 'The washer leaked', inputs: { source: 'appliance' } },
    { says: 'The drain backed up', inputs: { source: 'sewer' } },
    { says: 'Rain came through the ceiling', inputs: { source: 'rain', walls: 'ceiling' } },
    { says: 'I see mold', inputs: { scope: 'mold' } },
  ],
  paths: {
    main: '/southlake-water-damage-calculator',
    alternates: [
      {
        path: '/emergency-water-damage-allen-texas',
        city: 'allen',
        heading: 'Water emergency in Allen: what to do, what it costs',
        emergency: true,
      },
    ],
    results: '/water-damage-results',
    redirects: ['/water-damage-calculator', '/water-damage-assessment-calculator'],
  },
  requests: { taken: true },
  calculator,
  sources,
  prices,
  scenarios: [
    {
      title: 'Burst pipe, carpet in two rooms, 200 sq ft, drying only',
      inputs: { source: 'pipe', hours: 12, area: 200, floor: 'carpet', walls: 'low', rooms: 2 },
    },
    {
      title: 'The same after three days, with repairs',
      inputs: {
        source: 'pipe',
        hours: 72,
        area: 200,
        floor: 'carpet',
        walls: 'low',
        rooms: 2,
        scope: 'rebuild',
      },
    },
    {
      title: 'Small leak on a tile floor, walls dry',
      inputs: { source: 'pipe', hours: 4, area: 60, floor: 'tile', walls: 'none', rooms: 1 },
    },
    {
      title: 'Dishwasher leak on a wood floor, 150 sq ft',
      inputs: {
        source: 'appliance',
        hours: 12,
        area: 150,
        floor: 'wood',
        walls: 'low',
        rooms: 1,
      },
    },
    {
      title: 'Sewer backup, 300 sq ft of carpet, with repairs',
      inputs: {
        source: 'sewer',
        hours: 12,
        area: 300,
        floor: 'carpet',
        walls: 'low',
        rooms: 2,
        scope: 'rebuild',
      },
    },
    {
      title: 'Rain through the ceiling, one bedroom',
      inputs: { source: 'rain', hours: 12, area: 150, walls: 'ceiling', ceilingArea: 80, rooms: 1 },
    },
    {
      title: 'Mold alone, 40 sq ft',
      inputs: { scope: 'mold', moldArea: 40 },
    },
    {
      title: 'Rising water, 1,000 sq ft, five rooms, with repairs',
      inputs: {
        source: 'flood',
        hours: 24,
        area: 1000,
        floor: 'vinyl',
        walls: 'high',
        rooms: 5,
        scope: 'rebuild',
        cover: 'both',
      },
    },
  ],
  published,
  emergency: {
    heading: 'First, right now',
    steps: [
      'Anyone hurt, or a smell of gas: leave and call 911.',
      'Shut the main water valve. With a sewer backup, use no water at all in the house.',
      'Switch off power to the wet rooms, but only from a dry spot. Stay out of water near outlets.',
      'Keep away from a ceiling that sags, and from sewage and floodwater.',
      'Take photos and video before you move anything. Then call your insurer.',
      'Get the water out today. Lift what you can off the floor, and keep every receipt.',
      'Sign nothing that hands over your claim. Ask for a written price for the rooms you have.',
    ],
  },
  ask: [
    'May I see your plan: the category and class of the water, and how many fans and dehumidifiers follow from it?',
    'Will you give me the moisture map and the daily readings, with the machines on site each day?',
    'What is the dry standard you measure against, and where in the house did you measure it?',
    'May I have photos before and after, and the equipment log by day?',
    'What is the written price per line, and who agrees if it grows?',
    'Which walls, toe-kicks and cabinets will you open?',
    'If there is mold: what is your Texas license number, and who is the separate assessor?',
    'May I see your insurance and your training certificates?',
  ],
  method: [
    {
      step: 'The source of the water gives the category, clean, gray or black; time makes it worse.',
      sources: ['W4', 'W9', 'W21'],
    },
    {
      step: 'Every job pays to come out, inspect, set up and take down; the rest grows with the size.',
      sources: ['W18', 'W70'],
    },
    {
      step: 'The wet share of floor, walls and ceiling gives the class; mostly wood, plaster or brick is class 4.',
      sources: ['W6', 'W11'],
    },
    {
      step: 'Fans: one a room, one for 50 to 70 sq ft of wet carpet, one for 100 to 150 sq ft of wet ceiling and upper wall; fewer on hard floors.',
      sources: ['W72', 'W73', 'W14'],
    },
    {
      step: 'Dehumidifiers: between one for about 700 sq ft and one for three fans. The table of the standard itself is not public, so we show both.',
      sources: ['W74', 'W53'],
    },
    {
      step: 'Machines are billed by the day: 2 to 5 days, longer for dense material.',
      sources: ['W26', 'W27', 'W24', 'W25'],
    },
    {
      step: 'What black water soaked goes out, and plank and laminate always. After cleaner water drywall goes by the hours it stood wet, from none at 24 to all at 72; wood from 48 to 144.',
      sources: ['W28', 'W18', 'W9'],
    },
    {
      step: 'Mold: containment and a price per sq ft above 10 sq ft, and a licensed assessor from 25 sq ft in one patch.',
      sources: ['W17', 'W55', 'W40', 'W96'],
    },
    {
      step: 'The insurance advice weighs drying and repairs together against your deductible. Floods and sewers need their own coverage.',
      sources: ['W19', 'W44'],
    },
  ],
  limits: [
    'The plumber, counters, air scrubbers, floor-drying mats and storage: no price we trust, so you can enter your own.',
    'The clearance check after mold removal is not in the price: none was published here.',
    'Guides per sq ft often come out below bills made from machines and days; the table above shows by how much.',
    'We do not add a percentage for each hour you wait: the study behind that figure could not be found.',
  ],
  related: ['roofing', 'hvac', 'forensic-cleaning'],
});
