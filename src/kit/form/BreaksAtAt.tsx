import { Fragment } from 'react';

/** Words in which an email address breaks before its @ where it must break at all, and not inside a name. */
export default function BreaksAtAt({ words }: { readonly words: string }) {
  return words.split(/(?=@)/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
