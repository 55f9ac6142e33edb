import { splitPhones } from '../contact/phone.ts';

/** A text of a trade, its phone numbers as links that dial. */
export const Words = ({ children }: { readonly children: string }) =>
  splitPhones(children).map(({ text, dial }, index) =>
    dial ? (
      <a key={index} className="tel" href={`tel:${dial}`}>
        {text}
      </a>
    ) : (
      text
    ),
  );
