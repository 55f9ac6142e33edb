import { useState, type FormEvent } from 'react';

/** Where words are typed that a list is narrowed to. Drawn anew, by its key, when other words are looked for. */
export default function SearchBox({
  id,
  label,
  hint = label,
  words,
  onSearch,
}: {
  readonly id: string;
  readonly label: string;
  /** Shown while it is empty. */
  readonly hint?: string;
  /** What is looked for now. */
  readonly words: string;
  /** Told of what was typed, trimmed; of nothing as soon as the box is emptied. */
  readonly onSearch: (words: string) => void;
}) {
  const [typed, setTyped] = useState(words);
  return (
    <form
      role="search"
      className="no-print flex flex-[1_1_19rem] gap-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        className="input"
        type="search"
        placeholder={hint}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          if (event.target.value === '' && words) onSearch('');
        }}
      />
      <button type="submit" className="button-quiet">
        Search
      </button>
    </form>
  );
}
