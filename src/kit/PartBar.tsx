/** How much of something is done, from 0 to 1, as a bar under the words that say it. */
export const PartBar = ({ part }: { readonly part: number }) => (
  <svg className="h-1 w-full" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
    <rect className="fill-rule-light" width="1" height="1" />
    <rect className="fill-oak" width={part} height="1" />
  </svg>
);
