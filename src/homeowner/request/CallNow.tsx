import type { Company } from '../../backend/companies.ts';
import { splitPhones } from '../../contact/phone.ts';
import { Words } from '../../kit/Words.tsx';

/**
 * The companies' own numbers, for someone who cannot wait for an answer. Those picked, or else all that
 * are listed; nothing if none gave a number.
 */
export default function CallNow({
  title,
  companies,
}: {
  readonly title: string;
  readonly companies: readonly Company[];
}) {
  const callable = companies.filter(({ phone }) => phone);
  if (callable.length === 0) return null;
  return (
    <section className="warning grid gap-3" aria-labelledby="request-call-now">
      <h2 className="text-lg" id="request-call-now">
        {title}
      </h2>
      <p>
        <Words>If someone could get hurt, call 911.</Words> These are the companies’ own numbers. A
        call does not pass on anything from this site.
      </p>
      <ul className="grid gap-2">
        {callable.map(({ id, name, phone }) => (
          <li key={id}>
            <a
              className="button w-full sm:w-auto"
              href={`tel:${splitPhones(phone)[0]?.dial ?? phone}`}
            >
              <span>
                Call {name} <span className="whitespace-nowrap">{phone}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {callable.some(({ is_demo }) => is_demo) && (
        <p className="text-sm">
          Companies called “Demo” are made up for this demo. Their numbers do not ring anywhere.
        </p>
      )}
    </section>
  );
}
