import { textAt } from '../reading/texts.ts';
import { pages, type PageRoute } from '../routes.ts';
import type { SearchEntry } from '../search/entry.ts';
import { tradeById, trades, type Trade, type TradeId } from '../trades/index.ts';
import { shortTitle } from './navigation.ts';
import { ofText } from './reading-entries.ts';

/** Further words of people for what a trade does, beyond those of its own pages. */
const alsoCalled: Readonly<Record<TradeId, string>> = {
  roofing: 'roof roofer shingles gutters gutter hail leak leaking skylight flashing attic wind',
  hvac: 'AC air conditioning conditioner aircon furnace heater heating cooling heat pump thermostat freon ducts vent hot cold',
  solar: 'solar panels sun battery electric bill',
  'pest-control':
    'exterminator bugs bug ants roaches roach cockroaches bees bee wasps wasp rats mice mouse rodents spiders scorpions bed bugs mosquitoes termite',
  'water-damage':
    'plumber plumbing pipe leak leaking flood flooded wet carpet mold mildew ceiling stain toilet overflow water heater restoration',
  concrete: 'foundation slab driveway patio sidewalk crack cracks cement mudjacking leveling',
  septic: 'sewer tank drain field pump pumping aerobic toilet drains slow smell yard',
  moving: 'movers mover moving company truck boxes relocate storage',
  cabinets: 'kitchen cabinet cupboards doors drawers bathroom vanity remodel',
  'garage-door': 'garage door spring opener remote overhead door cable stuck',
  'appliance-repair':
    'fridge refrigerator freezer washer washing machine dryer dishwasher oven stove range microwave ice maker',
  'home-staging': 'sell selling house furniture realtor listing photos decorate',
  chiropractic: 'chiropractor back pain neck pain sciatica spine doctor',
  'senior-care':
    'elderly parent mother father grandmother nursing home assisted living memory care dementia alzheimer caregiver home care aging',
  'forensic-cleaning':
    'biohazard crime scene cleanup death dead died father mother husband wife suicide body blood hoarding hoarder unattended trauma odor',
};

/** Further words for pages that are no calculator. */
const alsoSaid: Readonly<Record<string, string>> = {
  '/privacy-policy':
    'delete my data remove my details erase information withdraw unsubscribe stop calls personal data gdpr cookies tracking sell my information',
  '/about-us': 'who are you contact email complaint mistake scam legit trust company',
  '/refund-policy': 'money back cancel subscription plan charge charged twice dispute',
};

/** Words that lead to a calculator: its situations, its further addresses, and what people call it. */
const searchWordsOf = ({ path, trade: id }: PageRoute): string => {
  const trade = id === undefined ? undefined : tradeById(id);
  if (!trade || path !== trade.paths.main) return alsoSaid[path] ?? '';
  return [
    ...trade.situations.map(({ says }) => says),
    ...trade.paths.alternates.map(({ heading }) => heading),
    alsoCalled[trade.id],
    'cost price quote estimate repair',
  ].join('. ');
};

/** Addresses that lead with what to do now: the one kind of alternate worth an answer of its own. */
const emergencies = new Set<string>(
  trades.flatMap(({ paths }) =>
    paths.alternates.filter(({ emergency }) => emergency).map(({ path }) => path),
  ),
);

/** What each figure of a trade's open book is called. */
const figuresOf = ({ prices, figures = {} }: Trade): string =>
  [...Object.values(prices), ...Object.values(figures)].map(({ label }) => label).join('. ');

/** A page of its own, with the words that lead to it. */
const entryOf = (page: PageRoute): SearchEntry | undefined => {
  const { kind, path, trade: id, description } = page;
  // A list of all pages is what the search is.
  if (kind === 'results' || path === '/sitemap') return undefined;
  const trade = id === undefined ? undefined : tradeById(id);
  const text = textAt(path);
  return {
    kind,
    path,
    title: shortTitle(page),
    summary: description,
    words: searchWordsOf(page),
    ...(trade && { trade: trade.name }),
    ...(kind === 'book' && trade && { text: figuresOf(trade) }),
    ...(text && ofText(text)),
  };
};

/** Every page of its own: what the search finds besides questions and help. */
export const pageEntries: readonly SearchEntry[] = pages
  .filter(({ hidden, path, canonical }) => !hidden && (path === canonical || emergencies.has(path)))
  .flatMap((page) => entryOf(page) ?? []);
