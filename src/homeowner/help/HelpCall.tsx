import { HELP_DRAWINGS_PATH } from '../../help/drawings-path.ts';

interface HelpCallProps {
  /** Whom it calls. */
  readonly name: string;
  /** As it is printed; what is dialed are its digits. */
  readonly number: string;
  /** Who answers, in few words. */
  readonly note?: string | undefined;
  /** When to call; said in place of who answers. */
  readonly when?: string | undefined;
  /** Whether it is the call to make first. */
  readonly isFirst?: boolean;
}

/** A button that dials, and says whom. */
export const HelpCall = ({ name, number, note, when, isFirst }: HelpCallProps) => {
  // A short number is its own name.
  const isShort = number.length <= 3;
  const small = when ?? (isShort ? [name, note].filter(Boolean).join('. ') : note);
  return (
    <a
      className={isFirst ? 'help-call help-call-first' : 'help-call'}
      href={`tel:${number.replaceAll(/\D/g, '')}`}
    >
      <svg aria-hidden="true">
        <use href={`${HELP_DRAWINGS_PATH}#icon-phone`} />
      </svg>
      <span>
        <b>{isShort ? `Call ${number}` : name}</b>
        {small && <small>{small}</small>}
      </span>
      {!isShort && <span className="tel">{number}</span>}
    </a>
  );
};
