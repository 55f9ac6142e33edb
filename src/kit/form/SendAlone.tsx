import type { ComponentProps } from 'react';
import type { Call } from '../use-call.ts';
import SendRow from './SendRow.tsx';

/** A button that sends where nothing is typed, and why the last try failed. */
export default function SendAlone({
  call,
  ...row
}: Omit<ComponentProps<typeof SendRow>, 'call'> & { readonly call: Call<[]> }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void call.run();
      }}
    >
      <SendRow call={call} {...row} />
    </form>
  );
}
