import { useState } from 'react';
import type { Result } from '../backend/failure.ts';
import { formOf } from '../contact/form.ts';
import Button from '../kit/Button.tsx';
import FormField from '../kit/form/FormField.tsx';
import SendRow from '../kit/form/SendRow.tsx';
import { useForm } from '../kit/form/use-form.ts';

const enterDigits = 'Enter the six digits that the app shows';
const appForm = formOf('app', [
  {
    key: 'code',
    kind: 'code',
    label: 'Code from your app',
    hint: 'Six digits. The next one comes every 30 seconds.',
    missing: enterDigits,
    autoComplete: 'one-time-code',
    wrong: (code) => (/^\d{6}$/.test(code.replaceAll(' ', '')) ? undefined : enterDigits),
  },
]);
const lostForm = formOf('app', [
  {
    key: 'code',
    kind: 'line',
    label: 'Recovery code',
    hint: 'One of the ten you wrote down. It takes the lost app off your account.',
    missing: 'Enter one of your recovery codes',
  },
]);

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
  const { call, attributes, field } = useForm(isLost ? lostForm : appForm, {
    send: ({ code }) => {
      const given = code.replaceAll(' ', '');
      return isLost && giveRecoveryCode ? giveRecoveryCode(given) : give(given);
    },
    done: onDone,
  });
  return (
    <form {...attributes} className="grid gap-5">
      <FormField key={String(isLost)} {...field('code')} />
      <SendRow call={call} label={label} doing="Checking the code" />
      {giveRecoveryCode && (
        <p>
          <Button look="link" onClick={() => setLost(!isLost)}>
            {isLost ? 'I have the app' : 'I lost the app'}
          </Button>
        </p>
      )}
    </form>
  );
}
