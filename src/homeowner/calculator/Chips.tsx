import { createContext, use } from 'react';
import { SourceChips, type SourceChipsProps } from './SourceChips.tsx';

/** The trade whose figures are shown. */
export const OpenTrade = createContext('');

/** How a page that draws on several books calls each: by the trade's name, which only such a page loads. */
export const BookName = createContext((trade: string): string => trade);

/** The sources of a figure, on whatever page it stands. */
export const Chips = ({ ids }: Pick<SourceChipsProps, 'ids'>) => (
  <SourceChips ids={ids} here={use(OpenTrade)} nameOf={use(BookName)} />
);
