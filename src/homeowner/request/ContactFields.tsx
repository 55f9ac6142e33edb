import { cityName, type CityId } from '../../site.ts';
import { readEmail, readZip } from '../../contact/read-typed.ts';
import type { Draft, DraftField } from './draft.ts';
import { isFarFrom, likelyEmail } from '../../contact/likely-typo.ts';
import TextField from '../../kit/form/TextField.tsx';

/** What is typed: who asks, where the home is, and what else the companies should know. */
export default function ContactFields({
  draft,
  change,
  errorAt,
  cityId,
}: {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly errorAt: (field: DraftField) => string | undefined;
  readonly cityId: CityId | null;
}) {
  const meant = likelyEmail(readEmail(draft.email) ?? '');
  const zip = readZip(draft.zip);
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      <TextField
        id="request-name"
        label="Your name"
        autoComplete="name"
        value={draft.name}
        onChange={(name) => change({ name })}
        error={errorAt('name')}
      />
      <TextField
        id="request-zip"
        label="ZIP code of the home"
        inputMode="numeric"
        autoComplete="postal-code"
        value={draft.zip}
        onChange={(typed) => change({ zip: typed })}
        error={errorAt('zip')}
        advice={
          zip &&
          cityId &&
          isFarFrom(zip, cityId) &&
          `${zip} is not near ${cityName(cityId)}. Is it right? If the home is somewhere else, change it above.`
        }
      />
      <TextField
        id="request-email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={draft.email}
        onChange={(email) => change({ email })}
        error={errorAt('email')}
        advice={
          meant && (
            <>
              Did you mean {meant}?{' '}
              <button
                type="button"
                className="min-h-11 text-bluebonnet underline underline-offset-2"
                onClick={() => {
                  change({ email: meant });
                  document.getElementById('request-email')?.focus();
                }}
              >
                Yes, use it
              </button>
            </>
          )
        }
      />
      <TextField
        id="request-phone"
        label="Phone, if you want calls or texts"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={draft.phone}
        onChange={(phone) => change({ phone })}
        error={errorAt('phone')}
      />
      <div className="sm:col-span-2">
        <TextField
          id="request-when"
          label="When do you need it? (optional)"
          hint="A date, or words such as “this week”."
          value={draft.when}
          onChange={(when) => change({ when })}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          id="request-note"
          label="Anything they should know (optional)"
          rows={3}
          value={draft.note}
          onChange={(note) => change({ note })}
          error={errorAt('note')}
        />
      </div>
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
