/** How one city writes its report of issued permits. A new city is a row here. */
export interface Report {
  /** As people say it: "North Richland Hills". */
  readonly city: string;
  /** The columns that are read, by their names in the report; every other one must be in `ignored`. */
  readonly columns: { readonly scope: string; readonly issued: string; readonly value: string };
  /** Columns that are known and not read, names and streets among them. */
  readonly ignored: readonly string[];
}

export const reports: Readonly<Record<string, Report>> = {
  'north-richland-hills': {
    city: 'North Richland Hills',
    columns: { scope: 'description', issued: 'date', value: 'valuation' },
    ignored: ['city', 'kind', 'tons'],
  },
  arlington: {
    city: 'Arlington',
    columns: { scope: 'kind', issued: 'period', value: 'valuation' },
    ignored: [],
  },
};
