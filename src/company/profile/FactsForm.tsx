import { useState, type FormEvent } from 'react';
import { changeFacts, type CompanyEntry, type CompanyFacts } from '../../backend/company.ts';
import { cities } from '../../place/cities.ts';
import { licensing } from '../../selling/licenses.ts';
import { tradeName } from '../../trades/names.ts';
import SendRow from '../../kit/form/SendRow.tsx';
import { taken } from '../../kit/form/typed.ts';
import { useCall } from '../../kit/use-call.ts';
import ErrorSummary, { type FieldError } from '../../kit/form/ErrorSummary.tsx';
import TextField from '../../kit/form/TextField.tsx';
import Tick from '../../kit/form/Tick.tsx';
import { factIds, readFacts } from './facts.ts';

/** What Texas asks of a trade, with the state's own look-up. */
export function LicenseLine({ trade }: { readonly trade: keyof typeof licensing }) {
  const { license, says } = licensing[trade];
  if (!license) return <>{says}</>;
  return (
    <>
      Texas licenses {license.onlyFor ? `only ${license.onlyFor}` : 'this trade'} ({license.agency}
      ).{' '}
      <a href={license.lookUp} target="_blank" rel="noreferrer">
        Look it up at {license.agency}
        <span className="sr-only"> for {tradeName(trade)}, in a new tab</span>
      </a>
    </>
  );
}

/** Changes what a company says about itself, while nobody has reviewed it. */
export default function FactsForm({
  entry,
  onDone,
}: {
  readonly entry: CompanyEntry;
  readonly onDone: () => void;
}) {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const call = useCall((facts: CompanyFacts) => changeFacts(entry.id, entry, facts), onDone);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const read = readFacts(new FormData(taken(event)));
    setErrors(read.errors);
    setAttempt(attempt + 1);
    if (read.errors.length === 0) void call.run(read.facts);
  };
  const errorAt = (id: string) => errors.find((error) => error.id === id)?.message;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField
        id={factIds.name}
        name="name"
        label="Company name"
        hint="As homeowners should see it."
        autoComplete="organization"
        defaultValue={entry.name}
        error={errorAt(factIds.name)}
      />
      <TextField
        id={factIds.description}
        name="description"
        label="What you do, in a sentence or two"
        rows={3}
        defaultValue={entry.description}
        error={errorAt(factIds.description)}
      />
      <TextField
        id={factIds.phone}
        name="phone"
        label="Phone"
        hint="For us, and for homeowners who cannot wait."
        type="tel"
        autoComplete="tel"
        defaultValue={entry.phone}
        error={errorAt(factIds.phone)}
      />
      <TextField
        id={factIds.website}
        name="website"
        label="Website, if you have one"
        type="url"
        autoComplete="url"
        defaultValue={entry.website}
        error={errorAt(factIds.website)}
      />
      <fieldset id={factIds.trades}>
        <legend className="font-semibold">Trades</legend>
        {errorAt(factIds.trades) && (
          <p className="font-semibold text-brick">{errorAt(factIds.trades)}</p>
        )}
        {(Object.keys(licensing) as (keyof typeof licensing)[]).map((id) => (
          <div key={id} className="border-t border-rule-light">
            <Tick
              id={`company-trade-${id}`}
              name="trades"
              value={id}
              defaultChecked={entry.trades.includes(id)}
              describedBy={`company-law-${id}`}
            >
              {tradeName(id)}
            </Tick>
            <p id={`company-law-${id}`} className="ps-8 pb-2 text-sm text-soft">
              <LicenseLine trade={id} />
            </p>
          </div>
        ))}
      </fieldset>
      <TextField
        id={factIds.license}
        name="license"
        label="License numbers, where Texas gives them"
        hint="Each with who gave it, like TDLR TACLA12345C."
        autoComplete="off"
        spellCheck={false}
        defaultValue={entry.license}
        error={errorAt(factIds.license)}
      />
      <fieldset id={factIds.cities}>
        <legend className="font-semibold">Cities</legend>
        {errorAt(factIds.cities) && (
          <p className="font-semibold text-brick">{errorAt(factIds.cities)}</p>
        )}
        <div className="grid sm:grid-cols-2">
          {cities.map(({ id, name }) => (
            <Tick
              key={id}
              id={`company-city-${id}`}
              name="cities"
              value={id}
              defaultChecked={entry.cities.includes(id)}
            >
              {name}
            </Tick>
          ))}
        </div>
      </fieldset>
      <SendRow call={call} label="Save these changes" doing="Saving" />
    </form>
  );
}
