import { changeFacts, type CompanyEntry } from '../../backend/company.ts';
import { licenseSays, licensing } from '../../selling/licenses.ts';
import { tradeName } from '../../trades/names.ts';
import Choices from '../../kit/form/Choices.tsx';
import ErrorSummary from '../../kit/form/ErrorSummary.tsx';
import FormField from '../../kit/form/FormField.tsx';
import SendRow from '../../kit/form/SendRow.tsx';
import Tick from '../../kit/form/Tick.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { factsForm, factsOf } from './facts.ts';

/** What Texas asks of a trade, with the state's own look-up. */
export function LicenseLine({ trade }: { readonly trade: keyof typeof licensing }) {
  const { license } = licensing[trade];
  return (
    <>
      {licenseSays(licensing[trade])}{' '}
      {license && (
        <a href={license.lookUp} target="_blank" rel="noreferrer">
          Look it up at {license.agency}
          <span className="sr-only"> for {tradeName(trade)}, in a new tab</span>
        </a>
      )}
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
  const { name, description, phone, website, license, trades, cities } = entry;
  const { call, summary, attributes, field } = useForm(factsForm, {
    start: {
      ...{ name, description, phone, website, license },
      trades: trades.join(' '),
      cities: cities.join(' '),
    },
    send: (values) => changeFacts(entry.id, entry, factsOf(values)),
    done: onDone,
  });
  return (
    <form {...attributes} className="grid gap-5">
      <ErrorSummary {...summary} />
      <FormField {...field('name')} />
      <FormField {...field('description')} rows={3} />
      <FormField {...field('phone')} />
      <FormField {...field('website')} />
      <Choices {...field('trades')}>
        {(Object.keys(licensing) as (keyof typeof licensing)[]).map((id) => (
          <div key={id} className="border-t border-rule-light">
            <Tick
              id={`company-trade-${id}`}
              name="trades"
              value={id}
              defaultChecked={trades.includes(id)}
              describedBy={`company-law-${id}`}
            >
              {tradeName(id)}
            </Tick>
            <p id={`company-law-${id}`} className="ps-8 pb-2 text-sm text-soft">
              <LicenseLine trade={id} />
            </p>
          </div>
        ))}
      </Choices>
      <FormField {...field('license')} />
      <Choices {...field('cities')} several className="grid sm:grid-cols-2" />
      <SendRow call={call} label="Save these changes" doing="Saving" />
    </form>
  );
}
