import { isRecord, isText, type Shaped } from '../../backend/shape.ts';
import { kept, type Kept } from '../../kit/kept.ts';

/** The fields of the break-even as they were typed. */
export type Typed = Shaped<typeof isTyped>;
const isTyped = isRecord({
  plan: isText,
  job: isText,
  margin: isText,
  rate: isText,
  capacity: isText,
});

/** What this device keeps of a trade's break-even; it goes nowhere else. */
export const keptFigures = (trade: string): Kept<Typed> => kept(`break-even ${trade}`, isTyped);
