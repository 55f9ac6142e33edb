import { useEffect, useRef, useState, type FormEvent } from 'react';
import { cities, type CityId } from '../../site.ts';
import { check } from '../../contact/form.ts';
import ErrorSummary from '../../kit/form/ErrorSummary.tsx';
import FieldFrame, { framed } from '../../kit/form/FieldFrame.tsx';
import { goTo } from '../../kit/form/go-to.ts';
import { useProblems } from '../../kit/form/use-problems.ts';
import { callingHours } from '../../contact/calling-hours.ts';
import CallNow from './CallNow.tsx';
import ContactFields from './ContactFields.tsx';
import { person, type Draft } from './draft.ts';
import EarlierRequests from './EarlierRequests.tsx';
import type { Entry } from './entry.ts';
import Recipients from './Recipients.tsx';
import StepHead from './StepHead.tsx';
import type { Company } from '../../backend/companies.ts';
import type { Asked } from '../../kit/use-answer.ts';

/** The first step: who gets the request, who sends it, and what they should know. */
export default function WriteStep({
  tradeName,
  cityId,
  onCity,
  urgent,
  draft,
  change,
  lookup,
  picked,
  earlier,
  onForgotten,
  startAt,
  onDone,
}: {
  readonly tradeName: string;
  /** Null: not said yet. */
  readonly cityId: CityId | null;
  readonly onCity: (city: CityId) => void;
  readonly urgent: boolean;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly lookup: Asked<readonly Company[]>;
  /** Ids of the companies picked among those listed. */
  readonly picked: readonly string[];
  readonly earlier: readonly Entry[];
  readonly onForgotten: (id: string) => void;
  /** The id of the element to begin at; the heading if empty. */
  readonly startAt: string;
  readonly onDone: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!startAt || !goTo(startAt)) heading.current?.focus();
  }, [startAt]);

  const { errorAt, summary, look } = useProblems(person.id, [
    ...(cityId ? [] : [{ field: 'city', message: 'Choose where the home is' }]),
    ...check(person.fields, draft),
  ]);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (look()) onDone();
  };
  const [{ open, words }] = useState(() => callingHours(new Date()));
  const listed = lookup.answer ?? [];
  const chosen = listed.filter(({ id }) => picked.includes(id));
  return (
    <form noValidate onSubmit={goOn} className="grid gap-6">
      <div className="grid gap-2">
        <StepHead ref={heading} step={1}>
          Ask for quotes
        </StepHead>
        <p>Next you see every line they would get. Nothing is sent before that.</p>
      </div>
      {(urgent || !open) && (
        <CallNow
          title={
            urgent
              ? 'Call first. The form can wait.'
              : `Companies may not call you now, only ${words}. Can’t wait? Call them.`
          }
          companies={chosen.length > 0 ? chosen : listed}
        />
      )}
      <EarlierRequests entries={earlier} onForgotten={onForgotten} />
      <ErrorSummary {...summary} />
      <div className="sm:max-w-72">
        <FieldFrame id="request-city" label="Where is the home?" error={errorAt('city')}>
          <select
            {...framed({ id: 'request-city', hint: undefined, error: errorAt('city') }, false)}
            value={cityId ?? ''}
            onChange={(event) => onCity(event.target.value as CityId)}
          >
            {!cityId && <option value="">Choose one</option>}
            {cities.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="elsewhere">Elsewhere</option>
          </select>
        </FieldFrame>
      </div>
      {cityId ? (
        <Recipients
          tradeName={tradeName}
          cityId={cityId}
          lookup={lookup}
          picked={picked}
          onPick={(companies) => change({ companies })}
        />
      ) : (
        <p className="text-soft">Then you pick from the companies that serve your city.</p>
      )}
      <ContactFields draft={draft} change={change} errorAt={errorAt} cityId={cityId} />
      <div className="grid justify-items-start gap-2">
        <button type="submit" className="button">
          Check before you send
        </button>
        <p className="text-soft">Nothing is sent yet.</p>
      </div>
    </form>
  );
}
