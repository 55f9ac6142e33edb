import type { ByCity } from '../../cities.ts';

const collin =
  'In Collin County, ask the officer who came for the number of the medical examiner’s office.';

/** Who looks into a death there first. */
export const places: ByCity<string> = {
  southlake:
    'In Southlake that office is the Tarrant County Medical Examiner, day and night at 817-920-5700.',
  allen: collin,
  plano: collin,
  frisco:
    'Frisco lies in two counties. Denton County is served by the Tarrant County Medical Examiner, 817-920-5700; in Collin County ask the officer who came.',
  mckinney: collin,
  dallas:
    'In Dallas County that office is the medical examiner at the Institute of Forensic Sciences, 214-920-5900.',
  elsewhere: 'Ask the officer who came which office looks into the death.',
};
