import type { OnboardingForm } from '../../selling/onboarding/form.ts';
import { site } from '../../site.ts';

/** What the form will ask, before the scripts bring the form itself, and where they never come. */
export default function Outline({ form }: { readonly form: OnboardingForm }) {
  return (
    <div id="onboarding" className="mt-6 grid max-w-xl gap-5">
      <p className="font-semibold">What we ask</p>
      <ol className="mt-2 grid list-decimal gap-2 ps-5">
        {form.steps.map(({ id, title, fields }) => (
          <li key={id}>
            {title}: {fields.map(({ label }) => label.replace(/\?$/, '')).join(', ')}
          </li>
        ))}
        <li>Look it over, then send</li>
      </ol>
      <noscript>
        <p className="caution">
          JavaScript is off, and the form needs it. You can mail your answers to{' '}
          <a href={`mailto:${site.email}`}>{site.email}</a> instead.
        </p>
      </noscript>
    </div>
  );
}
