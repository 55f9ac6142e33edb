import Button from '../Button.tsx';
/** Why something did not come or was not done, and a way to try once more where that may help. */
export default function Trouble({
  message,
  again,
}: {
  readonly message: string;
  /** Left out where another try cannot help. */
  readonly again?: (() => void) | undefined;
}) {
  return (
    <div role="alert" className="caution">
      <p>{message}</p>
      {again && (
        <p className="actions">
          <Button onClick={again}>Try again</Button>
        </p>
      )}
    </div>
  );
}
