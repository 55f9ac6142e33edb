/**
 * Whom the numbers call that a warning may hold, by what is dialed without the 1 before it: light enough to
 * be there before anything else is. Numbers of the help cards have the same names there.
 */
const callees: Readonly<Record<string, string>> = {
  '911': 'Emergency',
  '988': 'Crisis line',
  '8006210508': 'Texas Attorney General',
  '8002221222': 'Poison control',
  '8002525400': 'Adult Protective Services',
  '8004589858': 'Texas Health and Human Services',
  '8663228667': 'Atmos Energy, gas leaks',
  '8443300763': 'CoServ Gas',
  '8883684689': 'TxDMV, moves in Texas',
  '8883687238': 'FMCSA, moves between states',
};

/** Whom a number calls; nobody known where no warning should hold it. */
export const calleeOf = (dial: string): string | undefined =>
  callees[dial.replace(/^1(?=\d{10}$)/, '')];
