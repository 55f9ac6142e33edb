import { useState } from 'react';
import {
  beginApp,
  confirmApp,
  dropApp,
  makeRecoveryCodes,
  type CodeState,
  type NewApp,
} from '../backend/staff-codes.ts';
import AccountStep from '../account/AccountStep.tsx';
import CodeForm from '../account/CodeForm.tsx';
import Button from '../kit/Button.tsx';
import Deed from '../kit/Deed.tsx';
import SendRow from '../kit/form/SendRow.tsx';
import { useCall } from '../kit/use-call.ts';

/** Ten codes, shown this once. */
function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) {
  return (
    <AccountStep
      heading="Write these codes down"
      lede="Keep them on paper, away from your phone. If you lose the app, your password and one of them let you add another. They are shown only now."
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-x-6 gap-y-2 [font-family:ui-monospace,monospace] figures">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="actions">
        <Button look="filled" onClick={onDone}>
          I wrote them down
        </Button>
        <Button onClick={() => print()}>Print</Button>
      </p>
    </AccountStep>
  );
}

/** How the app gets its key. */
const Key = ({ app }: { readonly app: NewApp }) => (
  <ol className="list-decimal grid gap-3 ps-5">
    <li>
      Open the app, choose to add an account, and scan this:
      <img
        className="mt-2 size-52 bg-[#fff] p-2"
        src={app.squares}
        alt="The key as squares for a camera"
      />
    </li>
    <li>
      Or type this key into it:{' '}
      <code className="font-semibold wrap-anywhere select-all">{app.secret}</code>
    </li>
    <li>Type the code that the app then shows.</li>
  </ol>
);

/** Where staff add the app whose codes they sign in with, and take it off again. */
export default function OwnApp({
  state,
  onChange,
}: {
  readonly state: CodeState;
  /** The app was added or taken off. */
  readonly onChange: () => void;
}) {
  const [app, setApp] = useState<NewApp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begin = useCall(beginApp, ({ app }) => setApp(app));
  const make = useCall(makeRecoveryCodes, ({ data }) => setCodes(data));

  if (codes) {
    const done = () => {
      setCodes(null);
      setApp(null);
      onChange();
    };
    return <RecoveryCodes codes={codes} onDone={done} />;
  }
  if (state === 'given' && !app) {
    return (
      <AccountStep
        heading="Your app is set up"
        lede="Signing in takes your password and a code from the app."
      >
        <SendRow
          call={make}
          onSend={() => void make.run()}
          label="Make ten recovery codes"
          doing="Making the codes"
        />
        <p className="text-soft">Codes you made before stop working.</p>
        <Deed
          label="Take the app off my account"
          question="Take the app off? Your password alone then lets you in, unless all staff need an app."
          make={dropApp}
          onDone={onChange}
        />
      </AccountStep>
    );
  }
  return (
    <AccountStep
      heading="Add an app that makes codes"
      lede={
        state === 'to set up'
          ? 'All staff need one here. This page opens once you have it.'
          : 'From then on your password alone no longer opens this page.'
      }
    >
      {app ? (
        <>
          <Key app={app} />
          <CodeForm
            give={(code) => confirmApp(app.id, code)}
            label="Turn codes on"
            onDone={() => void make.run()}
          />
          {make.trouble && (
            <div role="alert" className="warning">
              <p>The app is set up, but you have no recovery codes yet. {make.trouble.message}</p>
              <Button onClick={() => void make.run()}>Make them</Button>
            </div>
          )}
        </>
      ) : (
        <>
          <p>
            Any app for one-time codes will do: the one of your password manager, or of your phone.
            It works without a connection.
          </p>
          <SendRow
            call={begin}
            onSend={() => void begin.run()}
            label="Begin"
            doing="Making a key"
          />
        </>
      )}
    </AccountStep>
  );
}
