import { paidStates } from '../../backend/paid-states.ts';
import * as is from '../../backend/shape.ts';
import { kept } from '../../kit/kept.ts';
import { isId, newKey } from '../../kit/key.ts';

/** This browser's own number and secret. They name nobody, and leave it only to tell or take back a price. */
const isDevice = is.record({ id: isId, token: is.text });
const device = kept('paid-device', isDevice);

/** Where nothing is kept, it lasts as long as the page. */
let inPage: is.Shaped<typeof isDevice> | undefined;

export const thisDevice = (): is.Shaped<typeof isDevice> => {
  const known = device.read() ?? inPage;
  if (known) return known;
  inPage = newKey();
  device.write(inPage);
  return inPage;
};

/** What takes a price back: the same after a reload, so that one sent twice is one. */
export const secretOf = (price: string): string => `${thisDevice().token}-${price}`;

/** A price that this device told. */
export type Told = is.Shaped<typeof isTold>;
const isTold = is.record({
  id: isId,
  trade: is.text,
  /** As people read it. */
  usd: is.number,
  month: is.text,
  state: is.oneOf(...paidStates),
});

const told = kept('paid-told', is.listOf(isTold));

/** What this device told of a trade. */
export const toldOf = (trade: string): readonly Told[] =>
  (told.read() ?? []).filter((one) => one.trade === trade);

export const keepTold = (one: Told): void => void told.write([...(told.read() ?? []), one]);

export const forgetTold = (id: string): void =>
  void told.write((told.read() ?? []).filter((one) => one.id !== id));
