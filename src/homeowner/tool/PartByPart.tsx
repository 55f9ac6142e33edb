import type { Values } from '../../engine/index.ts';
import type { ToldPart } from '../../tools/run-tool.ts';
import type { Section } from '../calculator/AnswerForm.tsx';
import { HouseSection, wordOf } from './HouseSection.tsx';

/** What was told of the parts that a section asks about: "Water heater: soon, damp: fine". */
const stateIn = ({ fields }: Section, parts: readonly ToldPart[]): string => {
  const ids = fields.map(([id]) => id);
  const own = parts.filter(({ asked }) => ids.includes(asked));
  const told = own.filter(({ due }) => due !== undefined);
  if (own.length === 1) return told.map(wordOf).join();
  return told.map((part) => `${part.name}: ${wordOf(part)}`).join(', ');
};

export interface BesideProps {
  readonly values: Values;
  readonly parts: readonly ToldPart[] | undefined;
  readonly sections: readonly Section[];
  /** The title of the section that is asked now. */
  readonly current: string;
  readonly onTurn: (title: string) => void;
}

/** The house as told so far, and its parts as a list that leads to the questions about each. */
export const PartByPart = ({ values, parts, sections, current, onTurn }: BesideProps) => (
  <aside className="sheet p-1 sm:p-4 lg:sticky lg:top-4" aria-labelledby="parts">
    <h2 id="parts" className="eyebrow mb-2 max-sm:p-2">
      Your home so far
    </h2>
    <HouseSection values={values} parts={parts} />
    <ol className="mt-3 max-sm:px-2 grid gap-x-4 sm:grid-cols-2">
      {sections.map((section) => (
        <li key={section.title} className="border-t border-rule-light">
          <button
            type="button"
            aria-current={section.title === current ? 'step' : undefined}
            className="min-h-11 w-full py-2 text-start text-sm leading-tight aria-[current=step]:font-semibold"
            onClick={() => onTurn(section.title)}
          >
            {section.title}
            <small className="block text-xs text-soft">{stateIn(section, parts ?? [])}</small>
          </button>
        </li>
      ))}
    </ol>
  </aside>
);
