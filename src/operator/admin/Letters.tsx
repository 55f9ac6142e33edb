import { loadMailState } from '../../backend/mailbox.ts';
import Mail from '../developer/Mail.tsx';
import { useAnswer } from '../../kit/use-answer.ts';

/** The mail as the operator sees it: what waits and what was given up, and on one machine the letters. */
export default function Letters() {
  return (
    <div>
      <h1>Mail</h1>
      <Mail mail={useAnswer('mail', loadMailState)} reads />
    </div>
  );
}
