import { useState } from 'react';
import { clockTime } from '../time/central.ts';
import type { AuthResult } from '../backend/auth-call.ts';
import Button from '../kit/Button.tsx';
import { useCall } from '../kit/use-call.ts';

/** Seconds before the same mail can be asked for again; the auth service waits as long. */
const pause = 60;

/** Asks for a mail once more. It never says whether one was sent: that would tell who has an account. */
export default function SendAgain({
  email,
  send,
  label = 'Send the link again',
}: {
  readonly email: string;
  readonly send: (email: string) => Promise<AuthResult<object>>;
  readonly label?: string;
}) {
  const [sentAt, setSentAt] = useState('');
  const call = useCall(send, () => setSentAt(clockTime(new Date())), pause);
  return (
    <div className="grid justify-items-start gap-2">
      <Button busy={call.busy || call.wait > 0} onClick={() => void call.run(email)}>
        {call.wait > 0 ? `${label} in ${call.wait} seconds` : label}
      </Button>
      <p role="status" className="text-soft">
        {call.trouble?.message ??
          (sentAt &&
            `Asked for again at ${sentAt}. It can take a few minutes; look in the spam folder too.`)}
      </p>
    </div>
  );
}
