import type { Company } from '../../backend/companies.ts';
import Button from '../../kit/Button.tsx';
import { hours } from '../../time/words.ts';

/** The companies that get the request, in the order picked. */
export default function PickedCompanies({
  companies,
  areListed,
  onChange,
}: {
  readonly companies: readonly Company[];
  /** Whether there are any to pick from. */
  readonly areListed: boolean;
  readonly onChange: () => void;
}) {
  return (
    <div className="grid gap-2">
      {companies.length > 0 ? (
        <ul className="grid gap-2 sm:grid-cols-2">
          {companies.map(({ id, name, reply_hours }) => (
            <li key={id}>
              <span className="font-semibold">{name}</span>
              <span className="block text-sm text-soft">
                promises an answer in {hours(reply_hours)}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="caution">
          <strong>
            {areListed ? 'You picked no company.' : 'No company is on our list there.'}
          </strong>{' '}
          This goes to our own team only.
        </p>
      )}
      {areListed && (
        <Button
          look={companies.length > 0 ? 'link' : 'quiet'}
          className="min-h-11 justify-self-start"
          onClick={onChange}
        >
          {companies.length > 0 ? 'Change companies' : 'Pick from the list'}
        </Button>
      )}
    </div>
  );
}
