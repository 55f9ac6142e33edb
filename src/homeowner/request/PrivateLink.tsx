import { useId, useRef } from 'react';
import type { RequestKey } from '../../backend/requests.ts';
import Button from '../../kit/Button.tsx';
import { privateLink } from '../../kit/key.ts';
import { useCopy } from '../../kit/use-copy.ts';

/** The private link of a request, to be copied and kept. */
export default function PrivateLink({
  page,
  requestKey,
}: {
  readonly page: string;
  readonly requestKey: RequestKey;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { refused, copy } = useCopy('Link copied. Keep it somewhere safe.');
  const link = privateLink(location.origin, page, requestKey);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        Your private link
      </label>
      <p id={`${id}-hint`} className="text-soft">
        It shows who has your details and who has answered, and takes them back. Anyone with the
        link can do this, so keep it to yourself.
      </p>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          ref={field}
          readOnly
          value={link}
          aria-describedby={`${id}-hint`}
          className="input min-w-0 flex-1 basis-60"
        />
        <Button
          onClick={() => {
            field.current?.select();
            void copy(link);
          }}
        >
          Copy the link
        </Button>
      </div>
      <p role="status" className="empty:hidden">
        {refused && 'Your browser does not let us copy. The link is selected: copy it yourself.'}
      </p>
    </div>
  );
}
