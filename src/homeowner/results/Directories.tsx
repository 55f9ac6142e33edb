import { Words } from '../../kit/Words.tsx';
import type { ResultOf } from './result-of.ts';

/** Where to look instead, in a trade that takes no requests, and why. */
export default function Directories({ why, directories }: NonNullable<ResultOf['noRequests']>) {
  return (
    <>
      <p>
        <Words>{why}</Words>
      </p>
      <ul className="bullets">
        {directories.map(({ label, url, what }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {label}
            </a>
            <br />
            <Words>{what}</Words>
          </li>
        ))}
      </ul>
    </>
  );
}
