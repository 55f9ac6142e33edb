import { useState } from 'react';
import * as is from '../../backend/shape.ts';
import { typedAbout } from '../../account/typed-about.ts';
import { newId } from '../../kit/key.ts';
import { kept } from '../../kit/kept.ts';
import { useKept } from '../../kit/use-kept.ts';

/** A note that is not stored yet. Its id stays, so that a note sent twice is one. */
type NoteDraft = is.Shaped<typeof isDraft>;
const isDraft = is.record({ id: is.text, body: is.text });
const fresh = (): NoteDraft => ({ id: newId(), body: '' });

/** What is being typed as a note, kept on this device until it is stored. */
export function useNoteDraft(userId: string, requestId: string) {
  const [typed, keep] = useKept(kept(`${typedAbout(userId, requestId)}note`, isDraft));
  const [blank, setBlank] = useState(fresh);
  const draft = typed ?? blank;
  return {
    draft,
    type: (body: string) => keep({ ...draft, body }),
    clear: () => {
      keep(null);
      setBlank(fresh());
    },
  };
}
