import { useRef, type KeyboardEvent, type PointerEvent, type SVGProps } from 'react';
import {
  GRID_FT,
  addCorner,
  moveCorner,
  outwardOf,
  sidesOf,
  withEaves,
  type Corner,
  type Outline,
  type View,
} from './outline.ts';
import { sideName } from './side-name.ts';

/** The drawing is 320 units wide on every screen, and at least 288 pixels. */
const SHEET = 320;
/** Of what is pressed: 44 pixels across on the narrowest phone. */
const REACH = 25;
/** Words over lines. */
const WORDS =
  'stroke-sheet stroke-4 [paint-order:stroke] [text-anchor:middle] [dominant-baseline:central]';

const arrows: Readonly<Record<string, Corner>> = {
  ArrowLeft: { x: -GRID_FT, y: 0 },
  ArrowRight: { x: GRID_FT, y: 0 },
  ArrowUp: { x: 0, y: -GRID_FT },
  ArrowDown: { x: 0, y: GRID_FT },
};

const lines = (view: View, every: number): string => {
  const unit = SHEET / view.size;
  const first = (from: number) => Math.ceil(from / every) * every - from;
  let path = '';
  for (let feet = first(view.left); feet <= view.size; feet += every) {
    path += `M${feet * unit} 0V${SHEET}`;
  }
  for (let feet = first(view.top); feet <= view.size; feet += every) {
    path += `M0 ${feet * unit}H${SHEET}`;
  }
  return path;
};

interface Props {
  readonly outline: Outline;
  readonly view: View;
  /** In ft; 0 draws none. */
  readonly eaves: number;
  /** Whether a side is to be picked for a new corner. */
  readonly adding: boolean;
  /** The corner that is being moved, whose two sides stand out. */
  readonly active: number | undefined;
  /** The side whose length is being typed. */
  readonly side: number | undefined;
  readonly showNames: boolean;
  readonly onActive: (corner: number | undefined) => void;
  /** `isDone` is false while a corner is being dragged. */
  readonly onChange: (outline: Outline, isDone: boolean) => void;
  readonly onDragStart: () => void;
  readonly onAdd: (outline: Outline, corner: number) => void;
}

/** Where the ground of a view lies on the drawing. */
const layOut = (view: View) => {
  const unit = SHEET / view.size;
  const place = ({ x, y }: Corner): Corner => ({
    x: (x - view.left) * unit,
    y: (y - view.top) * unit,
  });
  return {
    /** Of a foot, in the drawing's own units. */
    unit,
    place,
    points: (corners: Outline) =>
      corners
        .map(place)
        .map(({ x, y }) => `${x},${y}`)
        .join(' '),
    /** The place on the ground that is pointed at. */
    underPointer: (event: PointerEvent<SVGSVGElement>): Corner => {
      const box = event.currentTarget.getBoundingClientRect();
      return {
        x: view.left + ((event.clientX - box.left) / box.width) * view.size,
        y: view.top + ((event.clientY - box.top) / box.height) * view.size,
      };
    },
  };
};

const before = (outline: Outline, corner: number) => (corner + outline.length - 1) % outline.length;

/** What is seen of it. */
const MARK =
  'fill-sheet stroke-oak stroke-[1.75] group-focus:fill-bluebonnet group-focus:stroke-sheet';

/** Something on the drawing to press, wide enough for a finger. */
const Handle = ({ at: { x, y }, children, ...group }: { at: Corner } & SVGProps<SVGGElement>) => (
  <g
    className="plan-corner group cursor-grab touch-none outline-none"
    role="button"
    tabIndex={0}
    {...group}
  >
    <circle
      className="fill-transparent group-focus:fill-bluebonnet/16 group-focus-visible:stroke-bluebonnet group-focus-visible:stroke-2"
      cx={x}
      cy={y}
      r={REACH}
    />
    {children}
  </g>
);

/** The length of each side beside its middle. */
const Lengths = ({
  outline,
  middles,
  away,
  active,
  side,
  showNames,
}: Pick<Props, 'outline' | 'active' | 'side' | 'showNames'> & {
  readonly middles: Outline;
  /** From the middle of a side, in the drawing's own units. */
  readonly away: number;
}) =>
  sidesOf(outline).map((length, index) => {
    const out = outwardOf(outline, index);
    const middle = middles[index] as Corner;
    const [x, y] = [middle.x + out.x * away, middle.y + out.y * away];
    const stands = side === index || active === index || before(outline, active ?? -1) === index;
    return (
      <text
        key={index}
        className={`${WORDS} ${stands && (side ?? active) !== undefined ? 'fill-bluebonnet' : 'fill-ink'}`}
        x={x}
        y={y}
        transform={out.x ? `rotate(-90 ${x} ${y})` : undefined}
      >
        {showNames && `${sideName(index)} `}
        {length}
      </text>
    );
  });

/** The ground on squares of 2 ft, the house on it, its corners to drag or to move with the arrow keys. */
export const Sheet = (props: Props) => {
  const { outline, view, eaves, adding, onActive, onChange, onDragStart, onAdd } = props;
  const dragged = useRef<number>(undefined);
  const { unit, place, points, underPointer } = layOut(view);
  const lengths = sidesOf(outline);
  const middles = outline.map((corner, index) => {
    const next = outline[(index + 1) % outline.length] as Corner;
    return place({ x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 });
  });
  const drop = () => {
    if (dragged.current === undefined) return;
    dragged.current = undefined;
    onChange(outline, true);
  };
  const press = (event: KeyboardEvent, index: number) => {
    const by = arrows[event.key];
    const at = outline[index];
    if (!by || !at) return;
    event.preventDefault();
    onDragStart();
    onChange(moveCorner(outline, index, { x: at.x + by.x, y: at.y + by.y }), true);
  };
  const add = (index: number) => onAdd(addCorner(outline, index), index + 1);

  return (
    <svg
      className="plan-sheet mt-3 block w-full select-none fill-none [stroke-linejoin:round] rounded-sm border border-rule bg-sheet text-xs font-semibold"
      viewBox={`0 0 ${SHEET} ${SHEET}`}
      role="group"
      aria-label="The outline from above"
      onPointerMove={(event) => {
        if (dragged.current === undefined) return;
        onChange(moveCorner(outline, dragged.current, underPointer(event)), false);
      }}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <path className="stroke-rule-light stroke-[0.5]" d={lines(view, GRID_FT)} />
      <path className="stroke-rule stroke-[0.75]" d={lines(view, 10)} />
      {eaves > 0 && (
        <polygon
          className="fill-oak/8 stroke-oak stroke-[1.1] [stroke-dasharray:4_3]"
          points={points(withEaves(outline, eaves))}
        />
      )}
      <polygon className="fill-oak/12 stroke-oak stroke-[1.75]" points={points(outline)} />
      <Lengths {...props} middles={middles} away={eaves * unit + 13} />
      <path className="stroke-soft" d={`M8 305v6M8 308h${10 * unit}m0-3v6`} />
      <text className={`${WORDS} fill-soft font-normal`} x={8 + 5 * unit} y={298}>
        10 ft
      </text>
      {!adding &&
        outline.map(place).map((at, index) => (
          <Handle
            key={index}
            at={at}
            aria-label={`Corner ${index + 1} of ${outline.length}, sides of ${lengths[before(outline, index)]} and ${lengths[index]} ft`}
            aria-describedby="outline-keys"
            onFocus={() => onActive(index)}
            onBlur={() => onActive(undefined)}
            onKeyDown={(event) => press(event, index)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              event.currentTarget.focus();
              dragged.current = index;
              onDragStart();
            }}
          >
            <circle className={MARK} cx={at.x} cy={at.y} r={7} />
          </Handle>
        ))}
      {adding &&
        middles.map((at, index) => (
          <Handle
            key={index}
            at={at}
            aria-label={`Add a corner on the side of ${lengths[index]} ft`}
            onClick={() => add(index)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              add(index);
            }}
          >
            <circle className={MARK} cx={at.x} cy={at.y} r={10} />
            <path className={MARK} d={`M${at.x - 5} ${at.y}h10M${at.x} ${at.y - 5}v10`} />
          </Handle>
        ))}
    </svg>
  );
};
