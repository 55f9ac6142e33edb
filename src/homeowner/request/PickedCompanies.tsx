import type { Company } from '../../backend/companies.ts';
import { hours } from '../../time/words.ts';

/** The number by which a company's column is told from the others. */
export const Mark = ({ of }: { readonly of: number }) => (
  <span
    aria-hidden="true"
    className="inline-grid size-6 place-items-center rounded-full border border-oak text-xs font-semibold text-oak"
  >
    {of}
  </span>
);

/** The companies by number, as the columns of the table name them. */
export default function PickedCompanies({
  companies,
  onChange,
}: {
  readonly companies: readonly Company[];
  readonly onChange: () => void;
}) {
  return (
    <div className="grid gap-2">
      {companies.length > 0 ? (
        <ol className="grid gap-2 sm:grid-cols-2">
          {companies.map(({ id, name, reply_hours }, index) => (
            <li key={id} className="grid grid-cols-[1.75rem_1fr] gap-x-2">
              <Mark of={index + 1} />
              <span>
                <span className="font-semibold">{name}</span>
                <span className="block text-sm text-soft">
                  promises an answer in {hours(reply_hours)}
                </span>
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="caution">
          <strong>You picked no company.</strong> This goes to our own team only.
        </p>
      )}
      <button
        type="button"
        className={
          companies.length > 0
            ? 'min-h-11 justify-self-start text-bluebonnet underline underline-offset-2'
            : 'button-quiet justify-self-start'
        }
        onClick={onChange}
      >
        {companies.length > 0 ? 'Change companies' : 'Pick from the list'}
      </button>
    </div>
  );
}
