import { cityName, type CityId } from '../../site.ts';
import { isFarFrom } from '../../place/zip-codes.ts';
import { readZip } from '../../contact/read-typed.ts';
import FormField from '../../kit/form/FormField.tsx';
import MeantEmail from '../../kit/form/MeantEmail.tsx';
import { person, type Draft } from './draft.ts';

/** What is typed: who asks, where the home is, and what else the companies should know. */
export default function ContactFields({
  draft,
  change,
  errorAt,
  cityId,
}: {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly errorAt: (field: string) => string | undefined;
  readonly cityId: CityId | null;
}) {
  const zip = readZip(draft.zip);
  const advice = {
    zip:
      zip &&
      cityId &&
      isFarFrom(zip, cityId) &&
      `${zip} is not near ${cityName(cityId)}. Is it right? If the home is somewhere else, change it above.`,
    email: (
      <MeantEmail
        typed={draft.email}
        onYes={(email) => {
          change({ email });
          document.getElementById('request-email')?.focus();
        }}
      />
    ),
  };
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      {person.fields.map(({ key, kind, ...field }) => (
        <div key={key} className={key === 'when' || key === 'note' ? 'sm:col-span-2' : undefined}>
          <FormField
            {...field}
            kind={kind}
            id={`${person.id}-${key}`}
            value={draft[key]}
            onChange={(typed) => change({ [key]: typed })}
            error={errorAt(key)}
            {...(kind === 'lines' && { rows: 3 })}
            advice={key === 'zip' || key === 'email' ? advice[key] : undefined}
          />
        </div>
      ))}
      {/* People do not see this field; programs fill it in. */}
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label htmlFor="request-website">Leave this empty</label>
        <input
          id="request-website"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={draft.website}
          onChange={(event) => change({ website: event.target.value })}
        />
      </div>
    </div>
  );
}
