/** The attributes of a component: those it must have, then those it may. */
export interface Attributes {
  readonly must?: readonly string[];
  readonly may?: readonly string[];
}

/** What a text may use: `src/site/components/reading/<name>.astro`. */
export const vocabulary: Readonly<Record<string, Attributes>> = {
  Answer: { must: ['label'], may: ['is'] },
  Answers: {},
  Blank: { must: ['label'], may: ['unit', 'lines', 'choices'] },
  BookFigure: { must: ['of'], may: ['part'] },
  Call: { may: ['kind', 'name', 'number', 'when', 'ids'] },
  Checklist: { must: ['name', 'title'] },
  Cite: { must: ['ids'] },
  Diagram: { must: ['name'] },
  Example: { must: ['title'] },
  Fail: {},
  Note: { must: ['title'] },
  Pass: {},
  Picture: {},
  Price: { must: ['trade', 'answers'], may: ['show'] },
  Question: { must: ['id', 'ask', 'answer'], may: ['cite'] },
  Questions: { must: ['of'] },
  Sourced: { must: ['ids'] },
  Step: { must: ['title'], may: ['when', 'drawing'] },
  Steps: {},
  StopAndCall: {},
  Tick: {},
  Unsure: {},
  Warning: { must: ['title'] },
  Worked: {},
  Worksheet: { must: ['name', 'title'] },
  YearStrip: { must: ['title', 'rows'], may: ['of'] },
};
