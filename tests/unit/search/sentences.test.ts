import { describe, expect, test } from 'vitest';
import asked from '../../../content/search.json' with { type: 'json' };
import { helpEntries } from '../../../src/site/components/help-entries.ts';
import { searchEntries } from '../../../src/site/components/search-entries.ts';
import { readAnswers } from '../../../src/engine/index.ts';
import { pageAt } from '../../../src/routes.ts';
import { findHelp } from '../../../src/search/crisis.ts';
import { tradeById, trades } from '../../../src/trades/index.ts';
import { searchOver } from './harness.ts';

const site = searchOver(searchEntries);

/** What a box shows first: help in an emergency, or else the best answer. */
const firstFor = async (query: string): Promise<string | undefined> => {
  const [help] = findHelp(helpEntries, query);
  return help?.path ?? (await site.find(query)).found[0]?.path;
};

/** A calculator opened on a job, or its page. */
const on = (trade: string, answers = ''): string =>
  tradeById(trade)!.paths.main + (answers && `?${answers}`);

describe('a sentence leads to the answer', () => {
  test.each([
    ['how much to fix ac', on('hvac')],
    ['fix ac', on('hvac', 'job=repair')],
    ['ac is blowing warm air', on('hvac', 'job=repair')],
    ['my ac died', on('hvac', 'job=repair')],
    ['ac dead', on('hvac', 'job=repair')],
    ['ac stopped working', on('hvac', 'job=repair')],
    ['dishwasher stopped working', on('appliance-repair')],
    ['moving in three weeks', on('moving', 'reach=local')],
    ['we move in three weeks', on('moving', 'reach=local')],
    ['back pain numb leg', `${on('chiropractic')}#which-signs-mean-911-not-a-chiropractor`],
    ['aircondition', on('hvac', 'job=repair')],
    ['aire acondicionado', on('hvac', 'job=repair')],
    ['cuanto cuesta un techo', on('roofing')],
    ['how much is a new ac unit', on('hvac', 'job=replace')],
    ['ductless mini split price', on('hvac', 'job=replace')],
    ['furnace wont turn on', on('hvac', 'job=repair&symptom=no-heat')],
    ['ac leaking water in hallway', on('hvac', 'job=repair&symptom=water')],
    ['roof quote too high', '/#quote'],
    ['is my quote fair', '/#quote'],
    ['is 12000 too much for ac', '/#quote'],
    ['ac compressor price', on('hvac', 'job=repair')],
    ['solar salesman at door', on('solar', 'job=new')],
    ['piano moving', on('moving', 'count=items')],
    ['microwave dead', on('appliance-repair', 'appliance=microwave')],
    ['dryer takes too long', on('appliance-repair', 'appliance=dryer&dryer=no-heat')],
    ['uneven sidewalk', on('concrete', 'trouble=sunk&job=level')],
    ['german roaches', on('pest-control', 'target=german')],
    ['how much does a new roof cost', on('roofing')],
    ['roof leak repair price', on('roofing', 'job=repair&repair=leak')],
    ['roofer at my door', '/roof-damage-assessment-calculator'],
    ['i was offered a free roof', '/roof-damage-assessment-calculator'],
    ['roof hail insurance said no', '/roof-damage-assessment-calculator'],
    ['insurance denied my roof claim', '/roof-damage-assessment-calculator'],
    ['how sure are your prices', '/about-us#how-the-numbers-are-made'],
    ['does insurance cover hail', '/roof-damage-assessment-calculator'],
    ['rats in attic', on('pest-control', 'target=rodent')],
    ['termites in wall', on('pest-control', 'target=termite')],
    ['bed bug bites', on('pest-control', 'target=bedbug')],
    ['fire ants in yard', on('pest-control', 'target=fireAnt')],
    ['mosquito spray cost', on('pest-control', 'target=mosquito')],
    ['ant spray', on('pest-control', 'target=general')],
    ['mold in bathroom', on('water-damage', 'scope=mold')],
    ['ceiling stain', on('water-damage', 'source=rain&walls=ceiling')],
    ['neighbor flooded my apartment', on('water-damage', 'source=above&walls=ceiling')],
    ['power went out', '/southlake-energy-faq#power-out'],
    ['no power', '/southlake-energy-faq#power-out'],
    ['roof cost 2400 sq ft', on('roofing')],
    ['what I paid', '/#quote'],
    ['tell what I paid for my roof', '/#quote'],
    ['what did my neighbors pay', '/#quote'],
    ['my landlord wont fix ac', '/renter-repair-letter'],
    ['tenant', '/renter-repair-letter'],
    ['landlord', '/renter-repair-letter'],
    ['landlord will not fix the leak', '/renter-repair-letter'],
    ['driveway crack repair', on('concrete', 'place=driveway')],
    ['pool deck resurfacing', on('concrete')],
    ['septic alarm beeping', on('septic', 'job=repair&system=spray&fault=alarm')],
    ['how often pump septic', on('septic', 'job=pump')],
    ['moving to austin how much', on('moving', 'reach=texas')],
    ['movers want more money', '/articles/mover-holds-my-things-who-to-call-in-texas'],
    ['kitchen cabinets painting cost', on('cabinets', 'job=repaint')],
    ['new countertops', on('cabinets', 'job=replace')],
    ['garage door wont open', on('garage-door')],
    ['my fridge isn’t cold', on('appliance-repair', 'appliance=refrigerator')],
    ['washing machine full of water', on('appliance-repair', 'appliance=washer&washer=no-drain')],
    ['solar worth it', on('solar', 'job=new')],
    ['electric bill too high', on('solar')],
    ['power outage battery', on('solar', 'job=battery')],
    ['mom needs help at home', on('senior-care')],
    ['memory care cost', on('senior-care')],
    ['va benefits for assisted living', on('senior-care')],
    ['back pain doctor', on('chiropractic')],
    ['hoarder house', on('forensic-cleaning')],
    ['stage my house', on('home-staging', 'kind=vacant')],
    ['house not selling', '/home-staging-calculator-page'],
    ['buying a house inspection report', '/assessment'],
    ['plumber', '/who-to-call#plumber'],
    ['hot water heater replacement', '/who-to-call#plumber'],
    ['slab leak', '/who-to-call#plumber'],
    ['electrician', '/who-to-call#electrician'],
    ['electric panel', '/who-to-call#electrician'],
    ['cracked electrical panel', '/who-to-call#electrician'],
    ['rusted breaker panel', '/who-to-call#electrician'],
    ['burned electrical panel', '/who-to-call#electrician'],
    ['foundation crack', '/who-to-call#engineer'],
    ['foundation repair', '/who-to-call#foundation'],
    ['bats in attic', '/who-to-call#wildlife'],
    ['raccoon', '/who-to-call#wildlife'],
    ['snake in house', '/who-to-call#wildlife'],
    ['tree fell', '/who-to-call#tree'],
    ['fence blown down', '/who-to-call#fence'],
    ['window replacement', '/who-to-call#windows'],
    ['sprinkler leaking', '/who-to-call#irrigation'],
    ['water heater leaking', '/who-to-call#plumber'],
    ['squirrels in the attic', '/who-to-call#wildlife'],
    ['cancel my request', '/my-request'],
    ['find my request', '/my-request'],
    ['stop calling me', '/my-request'],
    ['chirping', '/#help-co'],
    ['low battery beep', '/#help-co'],
    ['my renter has no AC and a newborn', '/#help-heat'],
    ['mother wandered off', on('senior-care')],
    ['garage spring snapped car stuck inside', on('garage-door', 'job=spring')],
    ['17 year old furnace', on('hvac', 'job=repair&symptom=no-heat')],
    ['login', '/auth'],
    ['how do i delete my data', '/privacy-policy'],
    ['how do you make money', '/about-us'],
    ['toilet overflowing', '/#help-sewage'],
    ['gas smell', '/#help-gas'],
    ['no ac and a baby', '/#help-heat'],
    ['forgets stove', on('senior-care')],
    ['my mother leaves the stove on', on('senior-care')],
    ['my mother is 84 and forgets the stove, dad was a veteran', on('senior-care')],
    ['two hvac quotes which to take', '/#quote'],
    ['compare two quotes', '/#quote'],
    ['should i stage my house before selling', '/home-staging-calculator-page'],
    ['its hot in here and nothing comes out of the vents', on('hvac', 'job=repair')],
    ['se rompio el aire', on('hvac', 'job=repair')],
    ['huele a gas', '/#help-gas'],
    ['hay agua en el piso', on('water-damage', 'scope=dry')],
    ['cuanto cuesta mudarse', on('moving')],
    ['mi casero no arregla nada', '/renter-repair-letter'],
    ['cuanto cobran por limpiar despues de una muerte', on('forensic-cleaning')],
    ['mom fell again and we dont know what to do', '/#help-hurt'],
    ['my mom cant live alone', on('senior-care')],
    ['the guy wants half up front', '/southlake-hiring-faq#money-before-work'],
    ['is this a rip off', '/#quote'],
    ['they say i need a new one', '/#quote'],
    ['they never came', '/my-request'],
    ['they broke my couch', `${on('moving')}#what-if-they-break-my-tv`],
    ['how do i cancel a contract i signed', '/southlake-house-law-faq#cancel-three-days'],
    ['who sees my phone number', '/privacy-policy'],
    ['house wont sell', '/home-staging-calculator-page'],
    ['flying ants by the window', on('pest-control', 'target=termite')],
    ['patio is sinking', on('concrete', 'trouble=sunk&job=level')],
    ['my neck is killing me', on('chiropractic')],
    ['me duele la espalda', `${on('chiropractic')}#which-signs-mean-911-not-a-chiropractor`],
    ['ac making loud noise', on('hvac', 'job=repair')],
    ['shingels on my lawn', on('roofing', 'job=repair&repair=minor')],
    ['wind took off part of my fence', '/who-to-call#fence'],
    ['roof estimate seems high', '/#quote'],
    ['got 3 bids which one', '/#quote'],
    ['mom has dementia what now', on('senior-care')],
  ])('“%s” → %s', async (query, path) => expect(await firstFor(query)).toBe(path));

  test('water from above is shut off first, and priced next', async () => {
    const query = 'water coming through ceiling from upstairs neighbor';
    expect(findHelp(helpEntries, query)[0]?.path).toBe('/#help-water');
    const [next] = await site.paths(query, { every: true });
    expect(next).toBe(on('water-damage', 'source=above&walls=ceiling'));
  });

  test.each(['my landlord wont fix the AC and i have a baby', 'AC dead landlord baby'])(
    '“%s” also lists the letter to the landlord',
    async (query) => {
      expect(findHelp(helpEntries, query)[0]?.path).toBe('/#help-heat');
      // Beside help a box lists only what holds every word.
      expect(await site.paths(query, { every: true })).toContain('/renter-repair-letter');
    },
  );

  test('who has a baby and a dead AC also finds what the repair costs', async () => {
    expect(findHelp(helpEntries, 'ac dead baby')[0]?.path).toBe('/#help-heat');
    expect((await site.paths('ac dead baby', { every: true }))[0]).toBe(on('hvac', 'job=repair'));
  });

  test('a quote is asked about with the right article', () => {
    const titles = searchEntries.map(({ title }) => title);
    expect(titles).toContain('Is an appliance repair quote fair?');
    expect(titles.filter((title) => /^Is a [aeio]/.test(title))).toEqual([]);
  });

  test('nothing of a death is said to who asks for something else', async () => {
    for (const query of [
      'mother wandered off',
      'my landlord wont fix ac',
      'who pays for the roof',
      'fix a leak after rain',
    ]) {
      expect(await site.paths(query), query).not.toContain(on('forensic-cleaning'));
    }
  });
});

describe('what people ask in their own words', () => {
  test.each(asked.asked)('“$says” leads to a page, and its calculator takes the answers', (one) => {
    if ('path' in one) return expect(pageAt(one.path!.replace(/#.*/, ''))).toBeDefined();
    const { calculator } = tradeById(one.trade)!;
    const { answers } = readAnswers(calculator, one.answers);
    expect(answers).toMatchObject(one.answers);
  });

  test('every trade and every page named is one of ours', () => {
    expect(Object.keys(asked.trades).sort()).toEqual(trades.map(({ id }) => id).sort());
    for (const path of Object.keys(asked.pages)) expect(pageAt(path), path).toBeDefined();
  });
});
