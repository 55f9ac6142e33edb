import { useId, useState, type ReactNode } from 'react';
import { price } from '../../engine/index.ts';
import { labelIn } from '../../quote/compare-quotes.ts';
import { unpricedOptions } from '../../quote/find-options.ts';
import { saidByPart, type OpenQuestion } from '../../quote/open-question.ts';
import Button from '../../kit/Button.tsx';
import Choices from '../../kit/form/Choices.tsx';
import TextField from '../../kit/form/TextField.tsx';
import Tick from '../../kit/form/Tick.tsx';
import { passageOf } from '../../quote/passage.ts';
import { LEAST_PRICE, MOST_PRICE } from '../../quote/price-candidates.ts';
import {
  inDollars,
  isNoAmount,
  isNoQuote,
  isWholePrice,
  type TypedLine,
  type TypedQuote,
} from '../../quote/typed-quote.ts';
import type { Form } from './use-quotes.ts';

/** What a person may say of a quote. */
interface Choice {
  readonly words: ReactNode;
  readonly isSaid: boolean;
  readonly deed:
    | { do: 'say'; what: Pick<TypedQuote, 'chosen'> | Pick<TypedQuote, 'whole'> }
    | { do: 'tell-price'; amount: string };
}

const Ask = ({
  quote,
  asks,
  among,
  form: { doIt },
}: {
  readonly quote: number;
  readonly asks: string;
  readonly among: readonly Choice[];
  readonly form: Form;
}) => {
  const id = useId();
  return (
    among.length > 0 && (
      <Choices id={id} label={asks}>
        {among.map(({ words, isSaid, deed }, at) => (
          <Tick
            key={JSON.stringify(deed)}
            id={`${id}-${at}`}
            type="radio"
            name={id}
            checked={isSaid}
            onChange={() => doIt({ ...deed, quote })}
          >
            {words}
          </Tick>
        ))}
      </Choices>
    )
  );
};

/** The person's own words, as they stand on the paper. */
const OwnLine = ({ text, under = '' }: { readonly text: string; readonly under?: string }) => (
  <q className="block rounded-sm bg-gold/15 px-3 py-2 font-semibold break-words">
    {under && <span className="block font-normal">{under}</span>}
    {text}
  </q>
);

/** What a person may say that the whole price is; none where nothing of the kind is asked. */
const pricesOf = (
  question: OpenQuestion | null,
  { whole, isAccount }: Pick<TypedQuote, 'whole' | 'isAccount'>,
): Choice[] => {
  if (question?.ask !== 'whole') return [];
  const choice = (is: TypedQuote['whole'], words: ReactNode): Choice => ({
    words,
    isSaid: whole === is,
    deed: { do: 'say', what: { whole: is } },
  });
  const { lines, others, plan } = question;
  /** Above what several lines call alike: "Price, installed". */
  const headOf = ({ text, read }: TypedLine): string | undefined =>
    lines.filter(({ line }) => labelIn(line.text) === labelIn(text)).length > 1
      ? read?.under
      : undefined;
  const told = (usd: number, words: ReactNode): Choice => ({
    words,
    isSaid: false,
    deed: { do: 'tell-price', amount: price(usd) },
  });
  return [
    ...(plan?.usd ? [choice('plan', `Worked out: ${plan.says}`)] : []),
    ...(plan?.more ? [told(plan.more.usd, `Or worked out: ${plan.more.says}`)] : []),
    ...lines.map(({ line, amount }) =>
      choice(
        line.key,
        line.read ? (
          <OwnLine text={passageOf(line.text, amount)} under={headOf(line)} />
        ) : (
          line.text
        ),
      ),
    ),
    ...others.map(({ usd, printed }) => told(usd, <OwnLine text={passageOf(printed, usd)} />)),
    choice(
      'none',
      isAccount
        ? 'None: it is no quote'
        : 'It names none: it goes by the hour or the month, or is only a range or an estimate',
    ),
  ];
};

/** How the whole price is asked for, by how many prices may be it. */
const asksOf = (
  { whole, isAccount }: Pick<TypedQuote, 'whole' | 'isAccount'>,
  many: number,
): string => {
  const which = many === 1 ? 'Is this the whole price?' : 'Which is the whole price?';
  if (isNoQuote({ isAccount, whole }))
    return `Nothing of it is judged. If it is a quote after all: ${which}`;
  if (whole !== null)
    return 'What you said of its whole price. To change that, choose another answer:';
  return isAccount
    ? `This does not look like a quote, but like a bill, a receipt or a statement. If it is a quote after all: ${which}`
    : `We cannot tell for sure. ${many === 0 ? 'What is the whole price?' : which}`;
};

/** The whole price in a box, where none of what was read is it. */
const TellPrice = ({
  quote,
  form: { match, doIt },
}: {
  readonly quote: TypedQuote;
  readonly form: Form;
}) => {
  const id = useId();
  const [amount, setAmount] = useState('');
  const [wasTold, setTold] = useState(false);
  const isPrice = isWholePrice(amount);
  // Once the person said what it is, an empty box asks for nothing.
  const isIdle = quote.whole !== null && amount.trim() === '';
  const wrong =
    amount.trim() === '' || isNoAmount(amount)
      ? 'Enter it as a number, for example 3,600.'
      : `Enter the whole price, from ${price(LEAST_PRICE)} to ${price(MOST_PRICE)}.`;
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTold(!isPrice);
        if (!isPrice) return;
        // What is paid by the week is no whole price, whoever types it.
        const whole = saidByPart(quote, inDollars(amount) ?? 0, match.span);
        doIt(
          whole
            ? { do: 'say', quote: quote.key, what: { whole } }
            : { do: 'tell-price', quote: quote.key, amount },
        );
      }}
    >
      <TextField
        id={id}
        label="Or another price ($)"
        error={wasTold && !isPrice && !isIdle ? wrong : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={setAmount}
      />
      {!isIdle && (
        <button type="submit" className="button-quiet">
          Use it
        </button>
      )}
    </form>
  );
};

/** Why a page may lack something, by what cuts it. */
const sayCut = (cut: TypedQuote['cut']): string =>
  cut === 'unread'
    ? 'Part of its picture could not be read.'
    : cut === 'middle'
      ? 'Its picture seems to hold two papers.'
      : `The ${cut} edge of its picture looks cut off.`;

/** Asks for what a quote seems to lack: a page that it says it has, or what an edge of its picture cut off. */
const AskPage = ({
  children,
  onAll,
}: {
  readonly children: ReactNode;
  /** Told that all of it is there. */
  readonly onAll: () => void;
}) => (
  <div className="space-y-2 rounded-sm border border-gold p-4">
    {children}
    <Button onClick={onAll}>Yes, all of it</Button>
  </div>
);

/** The one question that is open about a quote, in front of the lines it is about. What was chosen can be changed. */
export const Question = ({
  question,
  quote,
  form,
}: {
  readonly question: OpenQuestion | null;
  readonly quote: TypedQuote;
  readonly form: Form;
}) => {
  const { key, options, chosen, whole, doubt, isAccount, cut } = quote;
  if (question === null && options.length === 0) return null;
  const say = (what: Pick<TypedQuote, 'cut'> | Pick<TypedQuote, 'missing'>) =>
    form.doIt({ do: 'say', quote: key, what });
  if (question?.ask === 'page')
    return question.says === null ? (
      <AskPage onAll={() => say({ cut: null })}>
        <p>
          <b>Is all of the page here?</b> {sayCut(cut)} If something is missing, take the picture
          again, or add what is missing to the text below. Until then we tell no price.
        </p>
      </AskPage>
    ) : (
      <AskPage onAll={() => say({ missing: null })}>
        <OwnLine text={question.says} />
        <p>
          <b>Are all of its pages here?</b> We read of this one, and of no other. If another has
          prices, add it: its picture, or its words to the text below. Until then we tell no price.
        </p>
      </AskPage>
    );
  const lacks = unpricedOptions(quote.lines.flatMap(({ read }) => read ?? []));
  const prices = pricesOf(question, { whole, isAccount });
  return (
    <div className="space-y-2 rounded-sm border border-gold p-4">
      <Ask
        quote={key}
        asks={
          chosen === null
            ? `We read ${options.length} prices on it${lacks.length > 0 ? `, and none for ${lacks.join(' or ')}` : ''}. Which one do you want to check?`
            : `You check one of its ${options.length} prices. To check another, choose it:`
        }
        among={options.map((option, index) => ({
          words: `${option.name}, ${price(option.total)}`,
          isSaid: chosen === index,
          deed: { do: 'say', what: { chosen: index } },
        }))}
        form={form}
      />
      <Ask quote={key} asks={asksOf(quote, prices.length - 1)} among={prices} form={form} />
      {question?.ask === 'whole' && doubt === 'torn' && whole === null && (
        <p>
          Not all of its lines were compared with the picture. Do that above, use them again, and
          their sums may tell.
        </p>
      )}
      {question && <TellPrice quote={quote} form={form} />}
    </div>
  );
};
