import { money } from '../../engine/index.ts';
import { MONTHS, type Year } from './cash.ts';

// The chart is drawn 1,000 wide and scaled; what follows is in its own units.
const NAMES = 118;
const COLUMN = (1000 - NAMES) / MONTHS;
const HEAD = 30;
const ROW = 32;
const BOX = 22;
/** Height of the highest bar of cash. */
const BAR = 70;
/** About the width of a letter of a label. */
const LETTER = 6.7;

/** Left edge and width of the box of a piece of work: its month, wider where its words are. */
const boxOf = (month: number, title: string) => {
  const width = Math.max(COLUMN - 4, title.length * LETTER + 10);
  return { x: Math.min(NAMES + month * COLUMN + 2, 998 - width), width };
};

/** The cash of each month as bars on a floor, to one scale. */
const Cash = ({
  months,
  from,
  floor,
}: Pick<Year, 'months' | 'from'> & { readonly floor: number }) => {
  const most = Math.max(1, ...months.map(({ cash }) => cash));
  return (
    <>
      <text className="font-semibold" x={0} y={floor - BAR}>
        Cash
      </text>
      <text className="fill-soft" x={0} y={floor - BAR + 16}>
        likely, by month
      </text>
      {months.map(({ name, cash }, index) => {
        const height = (cash / most) * BAR;
        return (
          <g key={name}>
            <rect
              className="fill-oak"
              x={NAMES + index * COLUMN + 12}
              width={COLUMN - 24}
              y={floor - height}
              height={height}
            />
            <text
              className="font-semibold [text-anchor:middle]"
              x={NAMES + (index + 0.5) * COLUMN}
              y={floor - height - 6}
            >
              {cash > 0 ? money(cash) : '–'}
            </text>
          </g>
        );
      })}
      <line className="stroke-ink" x1={NAMES} x2={1000} y1={floor} y2={floor} />
      <text className="fill-soft" x={NAMES} y={floor + 18}>
        {from}
      </text>
    </>
  );
};

/** The year in rows, with arrows for what waits for what, over the cash of each month to one scale. */
export const YearChart = ({
  year: { months, placed, parts, from },
  isPriced,
}: {
  readonly year: Year;
  readonly isPriced: (id: string) => boolean;
}) => {
  const y = (part: string) => HEAD + parts.indexOf(part) * ROW + ROW / 2;
  const floor = HEAD + parts.length * ROW + 36 + BAR;
  return (
    <svg
      className="hidden h-auto w-full overflow-visible fill-ink text-xs not-print:min-[64rem]:block"
      viewBox={`0 0 1000 ${floor + 26}`}
      aria-hidden="true"
    >
      {months.map(({ name }, index) => (
        <g key={name}>
          <line
            className="stroke-rule-light"
            x1={NAMES + index * COLUMN}
            x2={NAMES + index * COLUMN}
            y1={HEAD}
            y2={floor}
          />
          <text
            className={`[text-anchor:middle] ${index === 0 ? 'font-semibold' : 'fill-soft'}`}
            x={NAMES + (index + 0.5) * COLUMN}
            y={HEAD - 12}
          >
            {name}
          </text>
        </g>
      ))}
      {parts.map((part) => (
        <g key={part}>
          <line
            className="stroke-rule-light"
            x1={0}
            x2={1000}
            y1={y(part) + ROW / 2}
            y2={y(part) + ROW / 2}
          />
          <text className="font-semibold" x={0} y={y(part) + 4}>
            {part}
          </text>
        </g>
      ))}
      {placed.map(({ work, month }) => {
        const before = placed.find((other) => other.work.id === work.after);
        if (!before) return null;
        const start = boxOf(before.month, before.work.title);
        const end = boxOf(month, work.title);
        const isSameRow = before.work.part === work.part;
        const down = y(work.part) > y(before.work.part) ? -1 : 1;
        const x = isSameRow ? end.x : end.x + 12;
        const tip = isSameRow ? y(work.part) : y(work.part) + (down * BOX) / 2;
        return (
          <g key={work.id} className="fill-none stroke-gold stroke-[1.5]">
            <path d={`M${start.x + start.width},${y(before.work.part)}H${x}V${tip}`} />
            <path
              d={
                isSameRow
                  ? `M${x - 6},${tip - 4}l6,4l-6,4`
                  : `M${x - 4},${tip + down * 6}l4,${-down * 6}l4,${down * 6}`
              }
            />
          </g>
        );
      })}
      {placed.map(({ work, month }) => {
        const box = boxOf(month, work.title);
        return (
          <g key={work.id}>
            <rect
              className={
                isPriced(work.id) ? 'fill-oak' : 'fill-sheet stroke-edge [stroke-dasharray:3_2]'
              }
              {...box}
              y={y(work.part) - BOX / 2}
              height={BOX}
              rx={3}
            />
            <text
              className={`font-semibold [text-anchor:middle] ${isPriced(work.id) ? 'fill-on-oak' : ''}`}
              x={box.x + box.width / 2}
              y={y(work.part) + 4}
            >
              {work.title}
            </text>
          </g>
        );
      })}
      <Cash months={months} from={from} floor={floor} />
    </svg>
  );
};
