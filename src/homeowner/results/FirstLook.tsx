import { isPriced, isStopped, readAddress, type Estimate } from '../../engine/index.ts';
import { loadRule, type Rule } from '../calculator/load.ts';
import { SourceChips } from '../calculator/SourceChips.tsx';
import type { DrawsSources } from '../calculator/WarningList.tsx';
import { privateLinkIn } from '../request/private-link.ts';
import { notUnderstood, readArrival, waitsForName, type Arrival } from './arrival.ts';
import { draw } from './draw.ts';
import {
  BESIDE,
  FIRST,
  InDanger,
  loadHelp,
  ResultHead,
  ResultLayout,
  type DrawsHelp,
} from './ResultHead.tsx';

const sourcesOf =
  (trade: string): DrawsSources =>
  ({ ids }) => <SourceChips ids={ids} here={trade} nameOf={String} />;

/** What is drawn of a result before React is there. */
interface FirstLookProps {
  readonly trade: string;
  /** Whether the trade is called after a death. */
  readonly isCalm: boolean;
  readonly estimate: Estimate;
  /** Who to call; only a result of danger draws it. */
  readonly Help: DrawsHelp;
}

/** The beginning of a result, as `ResultView` draws it. */
export const FirstLook = ({ trade, isCalm, estimate, Help }: FirstLookProps) =>
  isStopped(estimate) ? (
    <InDanger estimate={estimate} isCalm={isCalm} Help={Help} />
  ) : (
    <ResultLayout>
      <section className={FIRST}>
        <ResultHead estimate={estimate} Chips={sourcesOf(trade)} />
      </section>
      {/* Holds the second column open. */}
      {isPriced(estimate) && <div className={BESIDE} />}
    </ResultLayout>
  );

/**
 * The estimate that a results page begins with; none where there are words to say above it, or where a
 * quote that was brought along waits for the name of its job.
 */
export const estimateToShow = (
  { calculator, estimate }: Rule,
  { query, quotes }: Arrival,
): Estimate | undefined => {
  if (query === null) return undefined;
  const { answers, problems, unknown } = readAddress(calculator, query);
  const isRead = problems.length === 0 && notUnderstood(unknown).length === 0;
  if (!isRead) return undefined;
  const shown = estimate(answers);
  return waitsForName(shown, quotes) ? undefined : shown;
};

/** Who to call, with the sources of a trade. */
export const helpOf = async (trade: string): Promise<DrawsHelp> => {
  const { default: DangerHelp } = await loadHelp();
  const Chips = sourcesOf(trade);
  return (help) => <DangerHelp {...help} Chips={Chips} />;
};

/**
 * Draws the beginning of a result before an island, from the address, long before React has arrived.
 * @returns whether there was a result to draw
 */
export const drawFirstLook = async (island: HTMLElement): Promise<boolean> => {
  const { trade = '', calm } = island.parentElement!.dataset;
  const arrival = readArrival(location);
  if (arrival.query === null || privateLinkIn(location.hash)) return false;
  const estimate = estimateToShow(await loadRule(trade), arrival);
  if (!estimate) return false;
  const look = document.createElement('div');
  look.className = 'first-look';
  // What reads aloud waits for what comes in its place.
  look.ariaBusy = 'true';
  const show = (Help: DrawsHelp) => {
    look.innerHTML = draw(
      <FirstLook trade={trade} isCalm={calm !== undefined} estimate={estimate} Help={Help} />,
    );
  };
  show(() => null);
  island.before(look);
  // The instruction does not wait for who to call.
  if (isStopped(estimate)) show(await helpOf(trade));
  return true;
};
