import ReplyRuler from '../../kit/ReplyRuler.tsx';
import type { ReplyClock } from './reply-clock.ts';

const inks: Readonly<Record<ReplyClock['state'], string>> = {
  running: '',
  answered: '',
  ending: 'text-brick',
  late: 'text-brick',
  stopped: 'text-soft',
  waiting: 'text-soft',
};

/** How the promise to answer stands, in words and as a ruler. */
export default function Clock({
  clock,
  sent,
  large = false,
}: {
  readonly clock: ReplyClock;
  /** When the request was sent, in words. */
  readonly sent: string;
  readonly large?: boolean;
}) {
  return (
    <div data-clock={clock.state}>
      <p
        className={`figures font-serif leading-tight font-semibold ${large ? 'text-xl' : 'text-lg'} ${inks[clock.state]}`}
      >
        {clock.figure}{' '}
        {clock.unit && (
          <small className="font-sans text-sm font-normal text-soft">{clock.unit}</small>
        )}
      </p>
      <p className="text-sm font-semibold figures">{clock.line}</p>
      <ReplyRuler run={clock} />
      <p className="text-xs text-soft figures">sent {sent}</p>
    </div>
  );
}
