import { useState } from 'react';
import { typedNumber } from '../../engine/questions/typed-number.ts';
import { setSide, sidesOf, type Outline } from './outline.ts';
import { sideName } from './side-name.ts';

interface Props {
  readonly outline: Outline;
  readonly onChange: (outline: Outline) => void;
  /** The side whose box has the focus, or none. */
  readonly onFocus: (side: number | undefined) => void;
}

const Side = ({ outline, onChange, onFocus, side }: Props & { readonly side: number }) => {
  const length = sidesOf(outline)[side];
  /** What is being typed, while it is being typed. */
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    const next = setSide(outline, side, typedNumber(text, 'ft'));
    if (next) onChange(next);
  };
  const fits = typed === undefined || typedNumber(typed, 'ft') === length;
  return (
    <label>
      <span className="text-sm">Side {sideName(side)}</span>
      <input
        className="input"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? length}
        aria-invalid={!fits || undefined}
        aria-describedby={fits ? undefined : 'outline-misfit'}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={() => onFocus(side)}
        onBlur={() => {
          setTyped(undefined);
          onFocus(undefined);
        }}
      />
      {!fits && (
        <small id="outline-misfit" className="problem">
          Does not fit: from 1 to 200 ft, no wall across another.
        </small>
      )}
    </label>
  );
};

/** The length of every side in ft, to be typed; the side after it moves. */
export const SideInputs = (props: Props) => (
  <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
    <legend className="pb-1 font-semibold">Length of each side (ft)</legend>
    {props.outline.map((_, side) => (
      <Side key={side} {...props} side={side} />
    ))}
  </fieldset>
);
