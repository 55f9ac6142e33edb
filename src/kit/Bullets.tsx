import { Words } from './Words.tsx';

/** Texts of a trade as a list, each said once. */
export const Bullets = ({ of }: { readonly of: readonly string[] }) => (
  <ul className="bullets">
    {of.map((text) => (
      <li key={text}>
        <Words>{text}</Words>
      </li>
    ))}
  </ul>
);
