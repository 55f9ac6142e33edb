/** A file that some of our modules are sent in together. */
interface Chunk {
  readonly name: string;
  /** Folders and files under `src`; the first chunk that names a module has it. */
  readonly of: readonly string[];
  /** Of these, what is a file of its own because few people open it. */
  readonly but?: readonly string[];
}

/**
 * Which modules are sent together, where the bundler's own choice would make the first screen of a
 * calculator heavier. A test finds names that are no longer there.
 */
export const ownChunks: readonly Chunk[] = [
  // What the home page needs of the engine: inside of it, it would bring React along.
  { name: 'typed-number', of: ['engine/questions/typed-number.ts', 'engine/cost/unit.ts'] },
  // What carries a paper from the home page to the results, for the same reason.
  { name: 'in-hand', of: ['homeowner/quote/paper/in-hand.ts'] },
  // What islands of every kind ask: with a larger chunk they would bring all of it along.
  { name: 'in-browser', of: ['kit/use-in-browser.ts', 'kit/form/go-to.ts'] },
  // What results and many other pages list and keep: with the results it would bring all of them along.
  { name: 'facts', of: ['kit/Facts.tsx', 'kit/Empty.tsx', 'kit/kept.ts'] },
  // What every form with a name and an address is made of: small files apart weigh more.
  {
    name: 'contact-form',
    of: [
      'contact/form.ts',
      'contact/likely-typo.ts',
      'contact/read-typed.ts',
      'kit/device.ts',
      'kit/form/FieldFrame.tsx',
      'kit/form/FormField.tsx',
      'kit/form/MeantEmail.tsx',
      'kit/form/TextField.tsx',
      'kit/form/use-form.ts',
      'kit/form/use-problems.ts',
      'place/zip-codes.ts',
    ],
  },
  // What reads answers and speaks of prices: all of the engine that a page needs before any answer.
  {
    name: 'engine',
    of: [
      'engine/questions/',
      'engine/cost/book-day.ts',
      'engine/cost/figure.ts',
      'engine/cost/named.ts',
      'engine/cost/unit-cost.ts',
      'engine/run/estimate.ts',
      'engine/say/format.ts',
      'place/cities.ts',
      'contact/phone.ts',
      'trades/city.ts',
      'trades/extras.ts',
      'trades/open-book.ts',
      'kit/Words.tsx',
      'homeowner/calculator/load.ts',
      'homeowner/calculator/SourceChips.tsx',
      'homeowner/calculator/WarningList.tsx',
      'homeowner/request/private-link.ts',
    ],
  },
  // What adds up, and says what it found: from the first answer on.
  {
    name: 'run',
    of: ['engine/cost/', 'engine/run/', 'engine/say/'],
    but: ['engine/cost/origin.ts'],
  },
  // What a pressed source opens.
  {
    name: 'open-source',
    of: ['site/components/calculator/open-source.ts', 'engine/results/say-dated.ts'],
  },
  // What they draw alike with it, compressed as one text; small files apart weigh more.
  {
    name: 'sheet',
    of: [
      'backend/is-gone.ts',
      'kit/LazyPart.tsx',
      'homeowner/person.ts',
      'homeowner/calculator/form.ts',
      'homeowner/calculator/memory.ts',
      'homeowner/calculator/metric-text.ts',
      'homeowner/calculator/progress.ts',
      'homeowner/calculator/use-answers.ts',
      'homeowner/calculator/Chips.tsx',
      'homeowner/calculator/ProblemSummary.tsx',
      'homeowner/calculator/TapeLine.tsx',
      'homeowner/calculator/Warnings.tsx',
      'homeowner/request/resume.ts',
      'homeowner/request/use-private-link.ts',
    ],
  },
  // What a result says first, before React is there.
  {
    name: 'head',
    of: [
      'kit/Bullets.tsx',
      'kit/charts/RangeChart.tsx',
      'homeowner/results/arrival.ts',
      'homeowner/results/draw.ts',
      'homeowner/results/FirstLook.tsx',
      'homeowner/results/ResultHead.tsx',
    ],
  },
  // What every page of results draws at once.
  {
    name: 'results',
    of: [
      'engine/results/accuracy.ts',
      'engine/results/say-value.ts',
      'engine/results/what-moves.ts',
      'kit/charts/Tornado.tsx',
      'homeowner/results/',
      'homeowner/quote/paper/PaperPicker.tsx',
      'homeowner/quote/paper/paper-types.ts',
    ],
    but: [
      'homeowner/results/AskSize.tsx',
      'homeowner/results/ChangeAnswers.tsx',
      'homeowner/results/Compare.tsx',
      'homeowner/results/Directories.tsx',
      'homeowner/results/NameTheJob.tsx',
      'homeowner/results/NoEstimate.tsx',
      'homeowner/results/PaperNote.tsx',
      'homeowner/results/QuoteVerdict.tsx',
      'homeowner/results/ResultInPlace.tsx',
      'homeowner/results/Unread.tsx',
    ],
  },
  // What calculators alone do.
  {
    name: 'form',
    of: ['homeowner/calculator/'],
    but: [
      'homeowner/calculator/Arithmetic.tsx',
      'homeowner/calculator/draw-cutaway.ts',
      'homeowner/calculator/origins.ts',
      'homeowner/calculator/SafetyFirst.tsx',
    ],
  },
];

/** Libraries in files of their own stay in a browser's cache when our code changes. */
const libraries = [
  // What an element is made of: all of React that is needed to draw without it.
  { name: 'jsx', test: /plain-jsx|node_modules[\\/]react[\\/](cjs[\\/]react-)?jsx-runtime/ },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/ },
  { name: 'supabase', test: /node_modules[\\/]@supabase[\\/]/ },
  { name: 'preload-helper', test: /vite[\\/]preload-helper/ },
];

const anyOf = (paths: readonly string[]): string =>
  paths.map((path) => path.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')).join('|');

/** The same for the bundler. */
export const chunks = [
  ...libraries,
  ...ownChunks.map(({ name, of, but }) => ({
    name,
    test: new RegExp(`[\\\\/]src[\\\\/]${but ? `(?!${anyOf(but)})` : ''}(${anyOf(of)})`),
  })),
];
