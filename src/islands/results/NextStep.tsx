import type { Estimate } from '../../estimate/index.ts';
import type { ResultOf } from './result-of.ts';

const Directories = ({ of }: { readonly of: ResultOf }) =>
  of.noRequests ? (
    <>
      <p>{of.noRequests.why}</p>
      <ul className="bullets">
        {of.noRequests.directories.map(({ label, url, what }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {label}
            </a>{' '}
            {what}
          </li>
        ))}
      </ul>
    </>
  ) : null;

/** What to do next: the recommendation with its reasons. */
export const NextStep = ({
  of,
  estimate,
}: {
  readonly of: ResultOf;
  readonly estimate: Estimate;
}) => {
  const { recommendation } = estimate;
  return (
    <>
      <p className="verdict">{recommendation.headline}</p>
      <ul className="bullets">
        {recommendation.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Directories of={of} />
    </>
  );
};
