import { useState, type FormEvent } from 'react';
import type { Result } from '../backend/failure.ts';
import TextField from '../kit/form/TextField.tsx';
import SendRow from '../kit/form/SendRow.tsx';
import { taken, typedIn } from '../kit/form/typed.ts';
import { useCall } from '../kit/use-call.ts';

/** Takes the code that an app shows now, or one on paper from whoever lost the app. */
export default function CodeForm({
  give,
  giveRecoveryCode,
  label = 'Go on',
  onDone,
}: {
  readonly give: (code: string) => Promise<Result<object>>;
  /** Left out where there is no recovery code yet. */
  readonly giveRecoveryCode?: (code: string) => Promise<Result<object>>;
  readonly label?: string;
  readonly onDone: () => void;
}) {
  const [isLost, setLost] = useState(false);
  const [error, setError] = useState<string>();
  const call = useCall<[string], object>(
    (code) => (isLost && giveRecoveryCode ? giveRecoveryCode(code) : give(code)),
    onDone,
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = typedIn(taken(event), 'code').replace(/\s/g, '');
    const wrong = isLost
      ? typed === '' && 'Enter one of your recovery codes'
      : !/^\d{6}$/.test(typed) && 'Enter the six digits that the app shows';
    setError(wrong || undefined);
    if (wrong) document.getElementById('app-code')?.focus();
    else void call.run(typed);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        key={String(isLost)}
        id="app-code"
        name="code"
        label={isLost ? 'Recovery code' : 'Code from your app'}
        hint={
          isLost
            ? 'One of the ten you wrote down. It takes the lost app off your account.'
            : 'Six digits. The next one comes every 30 seconds.'
        }
        autoComplete={isLost ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        {...(!isLost && { inputMode: 'numeric' as const })}
        error={error}
      />
      <SendRow call={call} label={label} doing="Checking the code" />
      {giveRecoveryCode && (
        <p>
          <button
            type="button"
            className="link"
            onClick={() => {
              setError(undefined);
              setLost(!isLost);
            }}
          >
            {isLost ? 'I have the app' : 'I lost the app'}
          </button>
        </p>
      )}
    </form>
  );
}
