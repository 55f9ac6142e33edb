import { drawingAt } from '../../backend/drawing.ts';
import { isAsked, type Asking, type Field, type When } from '../../engine/index.ts';
import { goTo } from '../../kit/form/go-to.ts';
import type { FirstScreen } from './first-screen.ts';

/** What stands below a cutaway with an open part: in the page as it comes, too, so that nothing moves. */
export const HAS_OPEN = 'Dashed: not answered yet. Tap a part to answer.';

/** What an element of a cutaway is a part of, as the file of the drawing says in its `data-part`. */
export interface CutawayPart {
  /** What it is, for whoever does not see it. */
  readonly name: string;
  /** The questions about it. */
  readonly asks: readonly string[];
  /** The lines of the estimate that pay for it. */
  readonly paid: readonly string[];
  /** Drawn only while the answers say so. */
  readonly when?: When;
  /** Gone once its first question is answered with nothing. */
  readonly optional?: true;
}

/** What of an estimate a cutaway shows. */
type Answered = Pick<FirstScreen, 'inputs' | 'given'>;

/** How a part is drawn; also the class that says so. */
type PartState = 'gone' | 'plain' | 'open' | 'known';

const NOTHING: readonly unknown[] = [0, '0', 'no', 'none'];

/** What is known of a part. Where nothing of it is asked at present, it is neither open nor known. */
export const partState = (
  { asks, when, optional }: CutawayPart,
  { fields }: Asking,
  { inputs, given }: Answered,
): PartState => {
  if (when && !isAsked({ when } as Field, inputs)) return 'gone';
  const asked = asks.filter((id) => fields[id] && isAsked(fields[id], inputs));
  const [first] = asked;
  if (first === undefined) return optional ? 'gone' : 'plain';
  if (!asked.some((id) => given.includes(id))) return 'open';
  return optional && NOTHING.includes(inputs[first]) ? 'gone' : 'known';
};

/** A cutaway in words: "A house whose roof is laid open. Answered: decking. Not answered yet: valleys." */
export const cutawayInWords = (
  words: string,
  parts: readonly (readonly [CutawayPart, PartState])[],
): string => {
  const those = (wanted: PartState) =>
    parts.flatMap(([{ name }, state]) => (state === wanted ? name.toLowerCase() : [])).join(', ');
  const known = those('known');
  const open = those('open');
  return `${words}.${known && ` Answered: ${known}.`}${open && ` Not answered yet: ${open}.`}`;
};

/** The line of the tape that is pointed at, touched or has the focus. */
let pointed: string | undefined;
let last: readonly [Element, Asking, FirstScreen] | undefined;

/** The parts of the drawing, which the page shows out of this file: the browser has it already. */
let known: ReadonlyMap<string, CutawayPart> | undefined;

const partsIn = async (figure: Element): Promise<ReadonlyMap<string, CutawayPart>> => {
  const [file = ''] = figure.querySelector('use')!.href.baseVal.split('#');
  const drawing = await drawingAt(file);
  return new Map(
    [...drawing.querySelectorAll<SVGElement>('[data-part]')].map(({ id, dataset }) => [
      id,
      JSON.parse(dataset['part']!) as CutawayPart,
    ]),
  );
};

const partOf = (use: SVGUseElement): CutawayPart | undefined =>
  known?.get(use.href.baseVal.split('#')[1]!);

const draw = (): void => {
  if (!last) return;
  const [figure, asking, estimate] = last;
  const svg = figure.querySelector('svg')!;
  const parts = [...figure.querySelectorAll('use')].flatMap((use) => {
    const part = partOf(use);
    if (!part) return [];
    const state = partState(part, asking, estimate);
    const isLit = state !== 'gone' && pointed !== undefined && part.paid.includes(pointed);
    use.setAttribute('class', isLit ? `${state} lit` : state);
    return [[part, state, isLit] as const];
  });
  svg.setAttribute(
    'aria-label',
    cutawayInWords(
      // Its words come first in what it says.
      svg.ariaLabel!.split('.')[0]!,
      parts.map(([part, state]) => [part, state]),
    ),
  );
  const isLit = parts.some(([, , lit]) => lit);
  const isOpen = parts.some(([, state]) => state === 'open');
  figure.querySelector('figcaption')!.textContent = isLit
    ? estimate.items.find(({ id }) => id === pointed)!.label
    : isOpen
      ? HAS_OPEN
      : 'All of it is answered.';
};

const point = ({ target }: Event): void => {
  const line = (target as Element).closest?.('.tape-line');
  // The lines of the tape stand in the order of the estimate.
  const at = line ? [...document.querySelectorAll('.tape .tape-line')].indexOf(line) : -1;
  const next = last?.[2].items[at]?.id;
  if (next === pointed) return;
  pointed = next;
  draw();
};

/** A part that is pressed leads to its question: the first that is open, else the first that is asked. */
const lead = ({ target }: Event): void => {
  const use = (target as Element).closest('use');
  const part = use && partOf(use);
  if (!part || !last) return;
  const [, { fields }, { inputs, given }] = last;
  const { asks } = part;
  const asked = asks.filter((id) => fields[id] && isAsked(fields[id], inputs));
  const field = asked.find((id) => !given.includes(id)) ?? asked[0];
  if (field) goTo(field);
};

/**
 * Draws what the answers say into the cutaway of the page: what is open is dashed, what was answered is filled,
 * and what a line of the tape pays for lights up while the line is pointed at. The page was built with it as it
 * is before any answer, so it is there before any script.
 */
export const drawCutaway = async (asking: Asking, estimate: FirstScreen): Promise<void> => {
  // Not by its class: a page without one would be sent the rules of that.
  const figure = document.querySelector('[data-cutaway]');
  if (!figure) return;
  const isFirst = !last;
  last = [figure, asking, estimate];
  if (isFirst) {
    known = await partsIn(figure);
    for (const event of ['pointerover', 'pointerdown', 'focusin'])
      document.addEventListener(event, point);
    figure.addEventListener('click', lead);
  }
  if (known) draw();
};
