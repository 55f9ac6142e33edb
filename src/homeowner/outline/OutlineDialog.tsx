import { useEffect, useRef, useState } from 'react';
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

const Stepper = ({ name, value, unit, min, max, onChange }: StepperProps) => (
  <div role="group" aria-label={name} className="plan-stepper">
    <span aria-hidden="true">{name}</span>
    <button
      type="button"
      aria-label={`Less: ${name}`}
      aria-disabled={value <= min || undefined}
      onClick={() => onChange(Math.max(min, value - 1))}
    >
      −
    </button>
    <b>
      {value}
      {unit && ` ${unit}`}
    </b>
    <button
      type="button"
      aria-label={`More: ${name}`}
      aria-disabled={value >= max || undefined}
      onClick={() => onChange(Math.min(max, value + 1))}
    >
      +
    </button>
  </div>
);

export interface OutlineDialogProps {
  /** The id of the field, which is that of its box. */
  readonly id: string;
  readonly field: NumberField | OptionalNumberField;
  readonly onClose: () => void;
}

/** Where an area is drawn instead of measured; what it comes to is written into the box of the field. */
export default function OutlineDialog({ id, field, onClose }: OutlineDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [drawn, setDrawn] = useState(() => kept.get(id) ?? start(field));
  const [active, setActive] = useState<number>();
  const [side, setSide] = useState<number>();
  const [adding, setAdding] = useState(false);
  const [typing, setTyping] = useState(false);
  const toFocus = useRef<number>(undefined);
  const { outline, view, eaves, floors, past } = drawn;
  const kind = field.outline ?? 'walls';
  const { title, what, walls, sum } = words[kind];
  const area = areaOf(outline);
  const total = Math.round(
    kind === 'eaves' ? areaWithEaves(outline, eaves) : kind === 'floors' ? area * floors : area,
  );

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    kept.set(id, drawn);
  }, [id, drawn]);
  useEffect(() => {
    if (toFocus.current === undefined) return;
    dialog.current?.querySelectorAll<SVGGElement>('.plan-corner')[toFocus.current]?.focus();
    toFocus.current = undefined;
  });

  const redraw = (next: Outline, isDone = true) =>
    setDrawn((before) => ({
      ...before,
      outline: next,
      view: isDone ? viewOf(next, before.view) : before.view,
    }));
  const remember = () => setDrawn((before) => ({ ...before, past: [...before.past, outline] }));
  const undo = () => {
    // A corner that was only touched left what is on the sheet already.
    const last = past.findLastIndex((one) => one !== outline);
    if (last < 0) return;
    redraw(past[last] as Outline);
    setDrawn((before) => ({ ...before, past: past.slice(0, last) }));
  };
  const close = () => dialog.current?.close();
  const use = () => {
    const box = document.getElementById(id) as HTMLInputElement;
    box.value = total.toLocaleString('en-US');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    close();
    box.focus();
  };

  return createPortal(
    <dialog ref={dialog} className="plan" aria-labelledby="outline-title" onClose={onClose}>
      {/* Imported as usual, they would be carried in every page. React waits until they are there. */}
      <LaterStyle />
      <header>
        <button type="button" className="plan-close" aria-label="Close" onClick={close}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6 6 18" />
          </svg>
        </button>
        <h2 id="outline-title">{title}</h2>
        <button
          type="button"
          className="link"
          aria-disabled={past.length === 0 || undefined}
          onClick={undo}
        >
          Undo
        </button>
      </header>
      <div className="plan-body">
        <p>
          Drag the corners until it {what}. One fine square is 2 ft.{' '}
          <span id="outline-keys">The arrow keys move a corner too.</span>
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
        <div className="plan-tools">
          <button
            type="button"
            className="plan-add"
            aria-pressed={adding}
            onClick={() => setAdding(!adding)}
          >
            {adding ? 'Tap a side' : '+ Add a corner'}
          </button>
          {kind === 'eaves' && (
            <Stepper
              name="Eaves"
              unit="ft"
              min={0}
              max={6}
              value={eaves}
              onChange={(feet) => setDrawn({ ...drawn, eaves: feet })}
            />
          )}
          {kind === 'floors' && (
            <Stepper
              name="Floors"
              min={1}
              max={4}
              value={floors}
              onChange={(count) => setDrawn({ ...drawn, floors: count })}
            />
          )}
        </div>
        <dl className="plan-sums">
          {kind !== 'walls' && (
            <div>
              <dt>{walls}</dt>
              <dd>{figure(area)}</dd>
            </div>
          )}
          {kind === 'eaves' && (
            <div>
              <dt>Eaves, {eaves} ft all around</dt>
              <dd>+ {figure(total - area)}</dd>
            </div>
          )}
          {kind === 'floors' && (
            <div>
              <dt>Floors</dt>
              <dd>× {floors}</dd>
            </div>
          )}
          <div>
            <dt>{sum}</dt>
            <dd>
              <span role="status">
                <b>{figure(total)}</b> sq ft
              </span>
            </dd>
          </div>
        </dl>
        <p className="plan-typed">
          <button
            type="button"
            className="link"
            aria-expanded={typing}
            onClick={() => setTyping(!typing)}
          >
            {typing ? 'Hide the sides' : 'Type the sides instead'}
          </button>
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
      <footer>
        <button type="button" className="button" onClick={use}>
          Use {figure(total)} sq ft
        </button>
      </footer>
    </dialog>,
    document.body,
  );
}
