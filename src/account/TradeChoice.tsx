import { inSentence } from '../trades/names.ts';
import { licenseSays, licensing, type RequestTradeId } from '../selling/licenses.ts';
import { proposalSlug } from '../selling/proposals/addresses.ts';
import TextField from '../kit/form/TextField.tsx';
import Tick from '../kit/form/Tick.tsx';

/** A trade that takes requests. */
export interface TradeName {
  readonly id: RequestTradeId;
  readonly name: string;
}

/** A trade to tick, what Texas asks of it, and, once it is ticked, the number of the license. */
export default function TradeChoice({
  trade: { id, name },
  isTicked,
  number,
  error,
}: {
  readonly trade: TradeName;
  readonly isTicked: boolean;
  /** What was typed before. */
  readonly number: string;
  readonly error: string | undefined;
}) {
  const { license } = licensing[id];
  return (
    <li className="border-b border-rule-light pt-1 pb-2 [&>:not(label)]:ms-[calc(1.5rem+0.75rem)]">
      <Tick
        id={`signup-trade-${id}`}
        name="trades"
        value={id}
        describedBy={`signup-trade-${id}-law`}
      >
        <b>{name}</b>
      </Tick>
      <p id={`signup-trade-${id}-law`} className="text-sm text-soft">
        {licenseSays(licensing[id])}
      </p>
      {isTicked && (
        <p className="text-sm">
          <a href={`/${proposalSlug(id)}`} target="_blank" rel="noreferrer">
            What a listing for {inSentence(name)} costs
          </a>{' '}
          <span className="text-soft">(opens a new tab)</span>
        </p>
      )}
      {license && isTicked && (
        <div className="grid gap-1 pt-2 pb-3">
          <TextField
            id={`signup-license-${id}`}
            name={`license-${id}`}
            label={license.onlyFor ? 'License number, if you do that' : 'License number'}
            hint={`Of your ${license.name}. ${license.looksLike ? `${license.looksLike}.` : ''}`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={number}
            error={error}
          />
          <p className="text-sm">
            <a href={license.lookUp} target="_blank" rel="noreferrer">
              Look it up at {license.agency}
            </a>{' '}
            <span className="text-soft">(opens a new tab)</span>
          </p>
        </div>
      )}
    </li>
  );
}
