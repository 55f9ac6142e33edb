import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { NumberField, OptionalNumberField } from '../../engine/index.ts';
import {
  areaOf,
  areaWithEaves,
  rectangleOf,
  sidesOf,
  viewOf,
  type Outline,
  type View,
} from './outline.ts';
import { LaterStyle } from '../LaterStyle.tsx';
import { Sheet } from './Sheet.tsx';
import { SideInputs } from './SideInputs.tsx';
import Button from '../../kit/Button.tsx';

type Kind = NonNullable<NumberField['outline']>;

const words: Readonly<Record<Kind, { title: string; what: string; walls: string; sum: string }>> = {
  eaves: {
    title: 'House outline',
    what: 'looks like your house from above, garage and covered porches too',
    walls: 'House',
    sum: 'Roof outline',
  },
  walls: {
    title: 'Outline',
    what: 'looks like the part to measure, seen from above',
    walls: 'Outline',
    sum: 'Area',
  },
  floors: {
    title: 'House outline',
    what: 'looks like one floor of your house from above, without the garage',
    walls: 'One floor',
    sum: 'Floor area',
  },
};

interface Drawn {
  readonly outline: Outline;
  readonly view: View;
  /** In ft. */
  readonly eaves: number;
  readonly floors: number;
  /** What "undo" brings back, the newest last. */
  readonly past: readonly Outline[];
}

/** What was drawn for each field, while the page is open. */
const kept = new Map<string, Drawn>();

const start = (field: NumberField | OptionalNumberField): Drawn => {
  const outline = rectangleOf((field.default || 1200) / (field.outline === 'eaves' ? 1.18 : 1));
  return { outline, view: viewOf(outline), eaves: 2, floors: 1, past: [] };
};

const figure = (value: number): string => Math.round(value).toLocaleString('en-US');

interface StepperProps {
  readonly name: string;
  readonly value: number;
  readonly unit?: string;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

const Stepper = ({ name, value, unit, min, max, onChange }: StepperProps) => {
  const button = (words: string, sign: string, to: number) => (
    <button
      className="size-11 border border-edge rounded-sm bg-sheet cursor-pointer aria-disabled:text-soft aria-disabled:cursor-default"
      type="button"
      aria-label={`${words}: ${name}`}
      aria-disabled={to < min || to > max || undefined}
      onClick={() => onChange(Math.max(min, Math.min(max, to)))}
    >
      {sign}
    </button>
  );
  return (
    <div role="group" aria-label={name} className="flex items-center gap-2">
      <span aria-hidden="true">{name}</span>
      {button('Less', '−', value - 1)}
      <b className="min-w-9 font-semibold text-center">
        {value}
        {unit && ` ${unit}`}
      </b>
      {button('More', '+', value + 1)}
    </div>
  );
};

export interface OutlineDialogProps {
  /** The id of the field, which is that of its box. */
  readonly id: string;
  readonly field: NumberField | OptionalNumberField;
  readonly onClose: () => void;
}

/** What is drawn for a field, kept while the page is open, with the ways to change it and to go back. */
function useDrawn({ id, field }: Omit<OutlineDialogProps, 'onClose'>) {
  const [drawn, setDrawn] = useState(() => kept.get(id) ?? start(field));
  const { outline, past } = drawn;
  useLayoutEffect(() => {
    kept.set(id, drawn);
  }, [id, drawn]);
  const redraw = (next: Outline, isDone = true) =>
    setDrawn((before) => ({
      ...before,
      outline: next,
      view: isDone ? viewOf(next, before.view) : before.view,
    }));
  return {
    drawn,
    redraw,
    change: (part: Partial<Pick<Drawn, 'eaves' | 'floors'>>) => setDrawn({ ...drawn, ...part }),
    remember: () => setDrawn((before) => ({ ...before, past: [...before.past, outline] })),
    undo: () => {
      // A corner that was only touched left what is on the sheet already.
      const last = past.findLastIndex((one) => one !== outline);
      if (last < 0) return;
      redraw(past[last] as Outline);
      setDrawn((before) => ({ ...before, past: past.slice(0, last) }));
    },
  };
}

/** The title, with the ways out and back. */
const Head = ({
  title,
  canUndo,
  onUndo,
  onClose,
}: {
  readonly title: string;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}) => (
  <header className="sticky top-0 z-1 grid grid-cols-[4rem_1fr_4rem] items-center min-h-12 ps-1 pe-4 border-b border-rule bg-paper">
    <button
      type="button"
      className="grid place-items-center size-11 cursor-pointer"
      aria-label="Close"
      onClick={onClose}
    >
      <svg
        className="w-6 fill-none stroke-current stroke-[1.75] [stroke-linecap:round]"
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <path d="M6 6l12 12M18 6 6 18" />
      </svg>
    </button>
    <h2 className="text-lg font-bold text-center" id="outline-title">
      {title}
    </h2>
    <Button
      look="link"
      className="min-h-11 text-end aria-disabled:text-soft aria-disabled:no-underline aria-disabled:cursor-default"
      busy={!canUndo}
      onClick={onUndo}
    >
      Undo
    </Button>
  </header>
);

const line =
  'flex items-baseline justify-between gap-4 py-1 border-b border-rule-light last:border-0';

/** How the area comes to what is written into the box. */
const Sum = ({
  kind,
  area,
  total,
  drawn: { eaves, floors },
}: {
  readonly kind: Kind;
  /** Inside the outline, in sq ft. */
  readonly area: number;
  readonly total: number;
  readonly drawn: Drawn;
}) => {
  const rows: readonly (readonly [string, string])[] = [
    ...(kind === 'walls' ? [] : [[words[kind].walls, figure(area)] as const]),
    ...(kind === 'eaves'
      ? [[`Eaves, ${eaves} ft all around`, `+ ${figure(total - area)}`] as const]
      : []),
    ...(kind === 'floors' ? [['Floors', `× ${floors}`] as const] : []),
  ];
  return (
    <dl className="mt-2 border-t border-rule">
      {rows.map(([name, value]) => (
        <div key={name} className={line}>
          <dt className="text-soft">{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
      <div className={line}>
        <dt className="font-semibold">{words[kind].sum}</dt>
        <dd className="figures">
          <span role="status">
            <b className="font-serif font-semibold text-2xl leading-none">{figure(total)}</b> sq ft
          </span>
        </dd>
      </div>
    </dl>
  );
};

/** What the outline does not show: how far the eaves reach, or how many floors there are. */
const Beside = ({
  kind,
  drawn: { eaves, floors },
  change,
}: Pick<ReturnType<typeof useDrawn>, 'drawn' | 'change'> & { readonly kind: Kind }) => (
  <>
    {kind === 'eaves' && (
      <Stepper
        name="Eaves"
        unit="ft"
        min={0}
        max={6}
        value={eaves}
        onChange={(feet) => change({ eaves: feet })}
      />
    )}
    {kind === 'floors' && (
      <Stepper
        name="Floors"
        min={1}
        max={4}
        value={floors}
        onChange={(count) => change({ floors: count })}
      />
    )}
  </>
);

/** Where an area is drawn instead of measured; what it comes to is written into the box of the field. */
export default function OutlineDialog({ id, field, onClose }: OutlineDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { drawn, redraw, change, remember, undo } = useDrawn({ id, field });
  const [active, setActive] = useState<number>();
  const [side, setSide] = useState<number>();
  const [adding, setAdding] = useState(false);
  const [typing, setTyping] = useState(false);
  const toFocus = useRef<number>(undefined);
  const { outline, view, eaves, floors, past } = drawn;
  const kind = field.outline ?? 'walls';
  const { title, what } = words[kind];
  const area = areaOf(outline);
  const total = Math.round(
    kind === 'eaves' ? areaWithEaves(outline, eaves) : kind === 'floors' ? area * floors : area,
  );

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (toFocus.current === undefined) return;
    dialog.current?.querySelectorAll<SVGGElement>('.plan-corner')[toFocus.current]?.focus();
    toFocus.current = undefined;
  });

  const close = () => dialog.current?.close();
  const use = () => {
    const box = document.getElementById(id) as HTMLInputElement;
    box.value = total.toLocaleString('en-US');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    close();
    box.focus();
  };

  return createPortal(
    <dialog
      ref={dialog}
      className="w-full max-w-120 h-dvh max-h-none my-0 mx-auto p-0 border-0 bg-paper text-ink [overscroll-behavior:contain] min-[30rem]:w-112 min-[30rem]:h-auto min-[30rem]:max-h-[calc(100dvh_-_2rem)] min-[30rem]:m-auto min-[30rem]:border min-[30rem]:border-rule min-[30rem]:rounded-md backdrop:bg-[rgb(0_0_0_/_0.5)] open:grid open:[grid-template-rows:auto_1fr_auto]"
      aria-labelledby="outline-title"
      onClose={onClose}
    >
      {/* Imported as usual, they would be carried in every page. React waits until they are there. */}
      <LaterStyle />
      <Head title={title} canUndo={past.length > 0} onUndo={undo} onClose={close} />
      <div className="py-3 px-4">
        <p className="text-soft text-sm">
          Drag the corners until it {what}. One fine square is 2 ft.{' '}
          <span className="max-[30rem]:hidden" id="outline-keys">
            The arrow keys move a corner too.
          </span>
        </p>
        <Sheet
          outline={outline}
          view={view}
          eaves={kind === 'eaves' ? eaves : 0}
          adding={adding}
          active={active}
          side={side}
          showNames={typing}
          onActive={setActive}
          onDragStart={remember}
          onChange={redraw}
          onAdd={(next, corner) => {
            setAdding(false);
            toFocus.current = corner;
            if (next === outline) return;
            remember();
            redraw(next);
          }}
        />
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 mt-2">
          <button
            type="button"
            className="min-h-11 text-oak font-semibold cursor-pointer"
            aria-pressed={adding}
            onClick={() => setAdding(!adding)}
          >
            {adding ? 'Tap a side' : '+ Add a corner'}
          </button>
          <Beside kind={kind} drawn={drawn} change={change} />
        </div>
        <Sum kind={kind} area={area} total={total} drawn={drawn} />
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-soft text-sm">
          <Button
            look="link"
            className="min-h-11 aria-disabled:text-soft aria-disabled:no-underline aria-disabled:cursor-default"
            aria-expanded={typing}
            onClick={() => setTyping(!typing)}
          >
            {typing ? 'Hide the sides' : 'Type the sides instead'}
          </Button>
          {!typing && <span>{sidesOf(outline).join(' · ')}</span>}
        </p>
        {typing && (
          <SideInputs
            outline={outline}
            onFocus={setSide}
            onChange={(next) => {
              remember();
              redraw(next);
            }}
          />
        )}
      </div>
      <footer className="sticky bottom-0 py-3 px-4 border-t border-rule-light bg-sheet">
        <Button look="filled" className="w-full" onClick={use}>
          Use {figure(total)} sq ft
        </Button>
      </footer>
    </dialog>,
    document.body,
  );
}
