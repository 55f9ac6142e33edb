import Spinner from './form/Spinner.tsx';
import Trouble from './form/Trouble.tsx';

/** Stands in place of a page until it is there: its heading, and that it is awaited or why it did not come. */
export default function Opening({
  heading,
  label,
  failure,
  again,
}: {
  readonly heading: string;
  /** While it is awaited: "Looking up your company …". */
  readonly label: string;
  readonly failure?: { readonly message: string } | null | undefined;
  /** Left out where another try cannot help. */
  readonly again?: (() => void) | undefined;
}) {
  return (
    <>
      <h1>{heading}</h1>
      <div className="mt-6">
        {failure ? <Trouble message={failure.message} again={again} /> : <Spinner label={label} />}
      </div>
    </>
  );
}
