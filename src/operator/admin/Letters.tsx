import { loadMailState } from '../../backend/mailbox.ts';
import Mail from '../developer/Mail.tsx';
import { useAsked } from '../developer/use-asked.ts';

/** The mail as the operator sees it: what waits and what was given up, and on one machine the letters. */
export default function Letters() {
  const [mail, again] = useAsked(loadMailState);
  return (
    <div className="health">
      <h1>Mail</h1>
      <Mail mail={mail} again={again} reads />
    </div>
  );
}
