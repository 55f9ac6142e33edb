import HeaderPart from './HeaderPart.tsx';
import ViewLink from '../kit/ViewLink.tsx';

/** A part of an account page, told by its query string. */
export interface Section {
  readonly name: string;
  /** The query string, such as `?view=report`; empty for the first part. */
  readonly search: string;
}

/** On a phone the row of links is wider than the screen: the part that is shown stands in sight. */
const bringIntoSight = (item: HTMLElement | null): void => {
  const row = item?.parentElement;
  if (!item || !row) return;
  const [its, all] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += its.left - all.left - (all.width - its.width) / 2;
};

/** The links to the parts of an account page, in its header. The parts are drawn in place, without a new page. */
export default function SectionLinks({
  sections,
  current,
}: {
  readonly sections: readonly Section[];
  /** The query string of the part that is shown. */
  readonly current: string;
}) {
  return (
    <HeaderPart place="section-links">
      <ul className="flex gap-x-5 overflow-x-auto">
        {sections.map(({ name, search }) => (
          <li key={search} ref={search === current ? bringIntoSight : undefined}>
            <ViewLink
              className="flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap text-ink no-underline hover:border-rule aria-[current=page]:border-oak aria-[current=page]:font-semibold"
              to={search}
              stays
              aria-current={search === current ? 'page' : undefined}
            >
              {name}
            </ViewLink>
          </li>
        ))}
      </ul>
    </HeaderPart>
  );
}
