import { plansFor } from '../selling/plans.ts';
import { proposalSlug } from '../selling/proposals/addresses.ts';
import { livePrice } from './live-price.ts';
import { countWords } from './minutes.ts';
import type { Fault, Text } from './read-text.ts';

/** Long enough to be of its trade alone, short enough for a busy reader. */
const BODY = { least: 450, most: 800 };

/** Where a key of front matter stands; the first line if it does not. */
const lineOfKey = ({ source }: Text, key: string): number =>
  source.slice(0, Math.max(0, source.indexOf(`\n${key}:`) + 1)).split('\n').length;

/** What is wrong with the job that a break-even starts from. */
const jobFaults = ({ trade, job }: Text<'proposals'>['front']): readonly string[] => {
  const listed = plansFor(trade).some(({ cities }) => cities > 0);
  if (!listed) return job ? ['job: leave it out; no job of this trade comes through us'] : [];
  if (!job) return ['job: name the job that the break-even starts from'];
  const price = livePrice(trade, job.answers);
  return 'problems' in price ? price.problems.map((problem) => `job: ${problem}`) : [];
};

/** What breaks a proposal beyond what breaks any text. */
export const proposalFaults = (text: Text): readonly Omit<Fault, 'file'>[] => {
  if (text.collection !== 'proposals') return [];
  const proposal = text as Text<'proposals'>;
  const slug = proposalSlug(proposal.front.trade);
  const words = countWords(proposal);
  return [
    ...(proposal.slug === slug ? [] : [{ line: 1, message: `call this file ${slug}.mdx` }]),
    ...jobFaults(proposal.front).map((message) => ({ line: lineOfKey(text, 'job'), message })),
    ...(words >= BODY.least && words <= BODY.most
      ? []
      : [
          {
            line: 1,
            message: `the body has ${words} words; write ${BODY.least} to ${BODY.most}`,
          },
        ]),
  ];
};
