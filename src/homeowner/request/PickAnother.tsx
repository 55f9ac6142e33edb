import { useEffect, useRef, useState } from 'react';
import {
  replaceCompany,
  type Channel,
  type Recipient,
  type Replacement,
  type RequestKey,
  type StoredRequest,
} from '../../backend/requests.ts';
import Button from '../../kit/Button.tsx';
import Spinner from '../../kit/form/Spinner.tsx';
import Trouble from '../../kit/form/Trouble.tsx';
import { CompanyLines } from './CompanyPicker.tsx';
import { channels, consentsFor } from './consent.ts';
import ConsentBoxes from './ConsentBoxes.tsx';
import Tick from '../../kit/form/Tick.tsx';
import { useCall } from '../../kit/use-call.ts';
import { useCompanies } from './use-companies.ts';

/** Gives the place of a company that is late or said no to another one, with a consent of its own. */
export default function PickAnother({
  requestKey,
  request,
  contact,
  replaced,
  onPicked,
}: {
  readonly requestKey: RequestKey;
  readonly request: StoredRequest;
  readonly contact: { readonly email: string; readonly phone: string };
  readonly replaced: Recipient;
  readonly onPicked: () => Promise<void>;
}) {
  /** Whether the choice stands there; null before it was ever opened. */
  const [open, setOpen] = useState<boolean | null>(null);
  if (!open) {
    return (
      <Button
        className="justify-self-start"
        autoFocus={open === false}
        onClick={() => setOpen(true)}
      >
        Pick another company
      </Button>
    );
  }
  return (
    <Choice
      {...{ requestKey, request, contact, replaced, onPicked }}
      close={() => setOpen(false)}
    />
  );
}

function Choice({
  requestKey,
  request,
  contact,
  replaced,
  onPicked,
  close,
}: Parameters<typeof PickAnother>[0] & { readonly close: () => void }) {
  const { answer, failure, again } = useCompanies(request.trade_id, request.city_id ?? 'elsewhere');
  const [chosen, setChosen] = useState('');
  const [ticked, setTicked] = useState<readonly Channel[]>([]);
  const [problem, setProblem] = useState('');
  const { busy, trouble, run } = useCall(
    (exchange: Replacement) => replaceCompany(requestKey, exchange),
    onPicked,
  );
  const question = useRef<HTMLLegendElement>(null);
  useEffect(() => question.current?.focus(), [answer]);
  if (failure) return <Trouble message={failure.message} again={again} />;
  if (!answer) return <Spinner label="Looking up companies" />;
  const had = new Set(request.recipients.map(({ company_id }) => company_id));
  const others = answer.filter(({ id }) => !had.has(id));
  if (others.length === 0) {
    return (
      <p role="status">Every company on our list for this job has had your request already.</p>
    );
  }
  const company = others.find(({ id }) => id === chosen);
  const parties = { ...contact, companies: company ? [company.name] : [] };
  const group = `request-replace-${replaced.company_id}`;
  const give = () => {
    setProblem(company ? '' : 'Choose a company.');
    if (!company) return;
    void run({
      replaced: replaced.company_id,
      successor: company.id,
      consents: consentsFor(ticked, parties),
    });
  };
  return (
    <div className="grid gap-4 border-s-2 border-rule ps-4">
      <fieldset>
        <legend ref={question} tabIndex={-1} className="font-semibold">
          Which company takes the place of {replaced.company_name}?
        </legend>
        <div className="grid divide-y divide-rule-light">
          {others.map((other) => (
            <Tick
              key={other.id}
              id={`${group}-${other.id}`}
              type="radio"
              name={group}
              checked={chosen === other.id}
              onChange={() => setChosen(other.id)}
            >
              <CompanyLines company={other} />
            </Tick>
          ))}
        </div>
      </fieldset>
      {company && (
        <ConsentBoxes
          id={`${group}-consent`}
          parties={parties}
          offered={contact.phone ? channels : ['email']}
          ticked={ticked}
          onTick={setTicked}
        />
      )}
      <p role="alert" className="font-semibold text-brick empty:hidden">
        {problem || trouble?.message}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="filled" disabled={busy} onClick={give}>
          Send it to this company
        </Button>
        <Button disabled={busy} onClick={close}>
          Leave it as it is
        </Button>
      </div>
      {busy && <Spinner label="Sending your request" />}
    </div>
  );
}
