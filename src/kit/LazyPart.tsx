import {
  Component,
  createContext,
  lazy,
  Suspense,
  useContext,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { isGone } from '../backend/is-gone.ts';
import { tell, watchFaults } from './watch-faults.ts';

watchFaults();

/**
 * How a reload of this page finds the answers again: as a query string, empty where the address or this
 * device has them already. Null where nothing may be kept, so a reload clears them.
 */
export const KeptAnswers = createContext<string | null>(null);

/** The file of a part did not arrive. */
class NotArrived extends Error {
  /** The host answers, but no longer has the file: the site was updated after the page was opened. */
  readonly gone: boolean;
  constructor(cause: unknown, gone: boolean) {
    super('A part of the page did not arrive', { cause });
    this.gone = gone;
  }
}

/** Most browsers name the file in the error of an import. Where one does not, nothing is known of it. */
const whyMissing = async (error: unknown): Promise<NotArrived> => {
  const [file] = /http\S+/.exec(String(error)) ?? [];
  return new NotArrived(error, !!file && (await isGone(file)));
};

const Trouble = ({
  name,
  fault,
  again,
}: {
  readonly name: string;
  readonly fault: unknown;
  /** Absent where only a reload helps. */
  readonly again: (() => void) | undefined;
}) => {
  const kept = useContext(KeptAnswers);
  const reload = () => {
    if (kept) history.replaceState(null, '', `?${kept}${location.hash}`);
    location.reload();
  };
  return (
    <div role="alert" className="caution">
      <p>
        <b>{name} did not open.</b>{' '}
        {!(fault instanceof NotArrived)
          ? 'The fault is ours.'
          : fault.gone
            ? 'This site was updated after you opened the page.'
            : 'Your connection may be down.'}{' '}
        What else is on this page still works.{' '}
        {kept === null
          ? 'Reloading clears what you entered here: we keep none of it.'
          : 'Reloading keeps your answers.'}
      </p>
      <p className="actions">
        {again && (
          <button type="button" className="button-quiet" onClick={again}>
            Try again
          </button>
        )}
        <button type="button" className="button-quiet" onClick={reload}>
          Reload the page
        </button>
      </p>
    </div>
  );
};

interface BoundaryProps {
  /** What it holds, to begin a sentence with: "The form". */
  readonly name: string;
  readonly again?: () => void;
  readonly children: ReactNode;
}

/** Keeps a fault inside: what it holds gives way to words and a way on, and the page around it stays. */
export class Boundary extends Component<BoundaryProps, { readonly fault?: unknown }> {
  override state: { readonly fault?: unknown } = {};
  static getDerivedStateFromError(fault: unknown) {
    return { fault };
  }
  override componentDidCatch(fault: unknown) {
    // A file that did not arrive for want of a connection is no fault of the site.
    if (!(fault instanceof NotArrived) || fault.gone) tell(fault);
  }
  override render() {
    const { name, again, children } = this.props;
    const { fault } = this.state;
    if (fault === undefined) return children;
    const isOver = fault instanceof NotArrived && fault.gone;
    return <Trouble name={name} fault={fault} again={isOver ? undefined : again} />;
  }
}

/**
 * A part of the page that is loaded when it is first drawn. Where it does not arrive or fails, that is
 * said in its place, and the rest stays. Browsers from before mid-2026 remember a failed import, so
 * beside another try there is always the reload.
 * @param name to begin a sentence with: "The form"
 */
export const lazyPart = <Props extends object>(
  name: string,
  load: (first: Props) => Promise<{ default: ComponentType<Props> }>,
) => {
  let arriving: ReturnType<typeof lazy<ComponentType<Props>>> | undefined;
  const part = (first: Props) =>
    (arriving ??= lazy(() =>
      load(first).catch(async (error: unknown) => {
        // Whoever asks next starts over.
        arriving = undefined;
        throw await whyMissing(error);
      }),
    ));
  return function LazyPart(props: Props) {
    const [{ Part, round }, setTry] = useState(() => ({ Part: part(props), round: 0 }));
    const again = () => setTry({ Part: part(props), round: round + 1 });
    return (
      <Boundary key={round} name={name} again={again}>
        <Suspense fallback={<p role="status">Opening…</p>}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
};
