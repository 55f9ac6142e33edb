/* eslint-disable no-restricted-syntax -- a table worked out by a script, with its source above it */
/**
 * Made by scripts/solar-table.ts; do not edit. Alternating current in kWh that 1 kW of panels makes in each
 * month, January first, BEFORE the losses of production.ts. Weather: NREL TMY3, Dallas/Fort Worth airport
 * (WMO 722590, 32.90 N, 97.02 W). Light on the roof by Perez 1990, ground 0.2; plain glass; Fuentes cell
 * temperature for a roof mount; standard module, −0.37 % per °C; inverter of PVWatts, 96 %, 1.2 DC to AC.
 */

/** Degrees from flat. */
export const tilts: readonly number[] = [0, 10, 20, 30, 40, 50];

/** A flat roof, month by month. */
export const flat: readonly number[] = [79, 92, 125, 154, 164, 180, 184, 165, 136, 123, 80, 74];

/**
 * For each further tilt, eight azimuths from north by east every 45°: how each month differs from the tilt
 * before, one character a month, where "@" is no change, "A" one kWh more and "?" one less. It goes to the
 * browser, so it is short.
 */
export const changes: readonly (readonly string[])[] = [
  [
    '.148=?>:4-1.',
    '4579<>><7344',
    '@??=<=?@?@>@',
    'KHGC?=@CFLHL',
    'OLKFA?@DJQMP',
    'KIHEB@@CGLKK',
    '?@AABA?@@@A@',
    '368;@A><8363',
  ],
  [
    './039;960*/.',
    '454579:74254',
    '?><;::;<<>=@',
    'IGC?;;<?DHFI',
    'NJGB=:<@FMLN',
    'HGEB?=<?DHHJ',
    '??>>>=;<=>A?',
    '5568;<975175',
  ],
  [
    '2/.05641-(24',
    '654355543167',
    '>=;:7799;==?',
    'FCA=979<@EDG',
    'JGC>:77<CHHK',
    'FDB><98<AEFF',
    '?==;<:89<<??',
    '664587543266',
  ],
  [
    '<4,-120.*+:?',
    '973222123389',
    '>=:86668:;=>',
    'CA=:6559=ABD',
    'GD@;6348?EEH',
    'CA><9669>ACD',
    '==::9868:<>=',
    '87435422339:',
  ],
  [
    '@=.*..+)*6??',
    ';:63100246<<',
    '=;:754479;<=',
    'A>;85347;>?A',
    'CA<63005:@CD',
    'A?<86437;>AA',
    '=<:86557::=>',
    '<95331/246:<',
  ],
];
