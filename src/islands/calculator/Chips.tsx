/** A source's id beside a figure; opens the source in place, or leads to the list without scripts. */
export const Chip = ({ id }: { readonly id: string }) => (
  <a className="chip" href={`#source-${id}`} data-source={id}>
    {id}
  </a>
);

export const Chips = ({ ids }: { readonly ids: readonly string[] }) => (
  <>
    {ids.map((id) => (
      <span key={id}>
        {' '}
        <Chip id={id} />
      </span>
    ))}
  </>
);
