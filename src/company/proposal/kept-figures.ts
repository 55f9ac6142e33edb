import * as is from '../../backend/shape.ts';
import { kept, type Kept } from '../../kit/kept.ts';

/** The fields of the break-even as they were typed. */
export type Typed = is.Shaped<typeof isTyped>;
const isTyped = is.record({
  plan: is.text,
  job: is.text,
  margin: is.text,
  rate: is.text,
  capacity: is.text,
});

/** What this device keeps of a trade's break-even; it goes nowhere else. */
export const keptFigures = (trade: string): Kept<Typed> => kept(`break-even ${trade}`, isTyped);
