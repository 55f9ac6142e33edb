import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { prices } from './prices.ts';
import { published } from './published.ts';
import { sources, type SeniorCareSource } from './sources.ts';

const someHelp = { help: ['bathing', 'dressing'], tasks: ['medicines'], night: 'no' };

export const seniorCare = defineTrade<SeniorCareSource>({
  id: 'senior-care',
  name: 'Senior care',
  summary: 'Level of care, monthly cost, who pays',
  icon: 'M12 11.5 8.2 7.8a2.5 2.5 0 0 1 3.8-3.2 2.5 2.5 0 0 1 3.8 3.2L12 11.5ZM2.5 14.5H6l3 1.5h3.5a1.5 1.5 0 0 1 0 3H9.5M13.8 17.5l4.7-2.3a1.6 1.6 0 0 1 1.7 2.7L14 21H8l-2-1.2H2.5',
  heading: 'What will care for a parent cost in Southlake?',
  title: 'Southlake senior care calculator: level of care and cost',
  description:
    'See which level of care your answers point to under Texas license rules, what a month costs in each setting near Southlake, and who may pay.',
  lede: 'A month of care in each setting, with the lines Texas law draws. It starts a talk with a doctor; it does not replace one. We keep none of your answers.',
  situations: [
    { says: 'A parent needs help at home', inputs: { setting: 'home' } },
    { says: 'Memory is getting worse', inputs: { memory: 'loss' } },
    { says: 'Coming home from the hospital', inputs: { setting: 'home' } },
    { says: 'Can we afford assisted living?', inputs: { setting: 'assisted' } },
  ],
  paths: {
    main: '/southlake-senior-care-calculator',
    alternates: [],
    results: '/senior-care-results',
    redirects: ['/senior-care-tool'],
  },
  requests: {
    taken: false,
    why: 'Texas law makes it a crime to pay for securing patients. So we pass no one on in senior care and take no money for it. These official places help for free.',
    directories: [
      {
        label: 'Texas long-term care provider search',
        url: 'https://apps.hhs.texas.gov/LTCSearch/',
        what: 'Licenses and inspections of nursing homes, assisted living, day care and home care agencies.',
      },
      {
        label: 'Area Agency on Aging of Tarrant County',
        url: 'https://www.unitedwaytarrant.org/',
        what: 'Free help for older people in Southlake and the rest of Tarrant County: call 211.',
      },
      {
        label: 'Dallas Area Agency on Aging',
        url: 'https://txregionalcouncil.org/counties/dallas/',
        what: 'The same for Dallas County: 214-871-5065.',
      },
      {
        label: 'Aging help in North Central Texas',
        url: 'https://nctcog.org/Aging-Services/Dementia-Friendly',
        what: 'Free help in Collin and Denton counties, dementia support in all: 800-272-3921.',
      },
      {
        label: 'Complaint about a care provider',
        url: 'https://hhs.texas.gov/about-hhs/your-rights/consumer-rights-services/how-do-i-make-a-complaint-about-hhs-service-provider',
        what: 'Texas Health and Human Services, also for abuse in a nursing home or assisted living: 800-458-9858.',
      },
      {
        label: 'Adult Protective Services',
        url: 'http://www.dfps.state.tx.us/Protect_Texas_Adults/how-can-i-help-adult-protective-services/',
        what: 'Report abuse, neglect or exploitation at home: 1-800-252-5400.',
      },
    ],
  },
  sensitive: true,
  calculator,
  sources,
  prices,
  scenarios: [
    {
      title: 'Company and errands, 10 hours a week at home',
      inputs: { tasks: ['shopping', 'rides'], setting: 'home', hours: 10, night: 'no' },
    },
    {
      title: 'Help with bathing and dressing, 20 hours a week at home',
      inputs: { ...someHelp, setting: 'home', hours: 20 },
    },
    {
      title: 'The same, 44 hours a week',
      inputs: { ...someHelp, setting: 'home', hours: 44 },
    },
    {
      title: 'Adult day care, three days a week',
      inputs: { tasks: ['cooking', 'rides'], setting: 'day', days: 3, night: 'no' },
    },
    {
      title: 'Assisted living, help with bathing, dressing and medicines',
      inputs: { ...someHelp, setting: 'assisted', evacuate: 'alone', memory: 'fine' },
    },
    {
      title: 'Memory care, wanders, three daily activities',
      inputs: {
        help: ['bathing', 'dressing', 'toileting'],
        tasks: ['medicines'],
        night: 'no',
        memory: 'wanders',
        setting: 'memory',
      },
    },
    { title: 'Nursing home, shared room', inputs: { setting: 'shared', evacuate: 'bed' } },
    { title: 'Nursing home, private room', inputs: { setting: 'private', evacuate: 'bed' } },
  ],
  published,
  emergency: {
    heading: 'First, right now',
    steps: [
      'Stroke signs, chest pain, a blow to the head, hard to wake: call 911.',
      'Sudden confusion: call 911. It can be an illness, not dementia.',
      'A person with memory loss is missing: call 911 at once and ask about a Silver Alert.',
      'Abuse, neglect or money being taken: at home 800-252-5400, in a nursing home or assisted living 800-458-9858.',
      'You need to talk: Alzheimer’s Association, 800-272-3900, any hour.',
    ],
  },
  ask: [
    'Is this Type A or Type B? May I see the license and the last inspection?',
    'Is there an Alzheimer’s certificate on the wall?',
    'What are the care levels, what does each cost, who decides, and how often is it checked again?',
    'What is the move-in fee, and is any of it paid back?',
    'How much did rent and care rise in each of the last three years?',
    'Home care: is there a minimum per visit? What do nights, weekends and holidays cost?',
    'Who comes when our caregiver is sick?',
    'Does anyone pay you for sending us somewhere? Who?',
  ],
  method: [
    {
      step: 'Help to leave the building, help at night and being never out of bed are lines of the Texas assisted living license.',
      sources: ['S7', 'S32'],
    },
    {
      step: 'Daily activities follow the Katz list of six, tasks the Lawton list of eight. How many point where is our sorting.',
      sources: ['S5', 'S6'],
    },
    { step: 'Home care: hours a week × 52 ÷ 12 × hourly rate.', sources: ['S3', 'S4'] },
    {
      step: 'Assisted living: rent + a fee for each care level + medicines. Memory care: rent × 1.20 to 1.30.',
      sources: ['S12', 'S13', 'S14', 'S8'],
    },
    {
      step: 'VA: the yearly maximum less income left after care above 5% of the basic pension; nothing if savings and a year of that income pass the limit. Medicare: 100 skilled days, $217 a day from day 21.',
      sources: ['S40', 'S79', 'S19'],
    },
    {
      step: 'Medicaid for a couple: the spouse at home keeps half of the savings, within the least and most of the year.',
      sources: ['S77', 'S76'],
    },
  ],
  limits: [
    'This is not medical advice and no assessment. It never says where a person must live.',
    'The newest Dallas medians of the national survey could not be read; ours are national, Texan or from local firms.',
    'Second person, move-in fee, supplies: no amount we trust, so you can enter your own.',
    'Public limits change each December and January. The year stands beside each figure.',
  ],
  related: ['chiropractic', 'moving', 'forensic-cleaning'],
});
