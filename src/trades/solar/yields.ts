/**
 * Made by scripts/solar-table.ts; do not edit. Alternating current in kWh that 1 kW of panels makes in each
 * month, January first, two characters each in base 36 (they go to the browser), BEFORE the losses of
 * production.ts. Weather: NREL TMY3, Dallas/Fort Worth airport
 * (WMO 722590, 32.90 N, 97.02 W). Light on the roof by Perez 1990, ground 0.2; plain glass; Fuentes cell
 * temperature for a roof mount; standard module, −0.37 % per °C; inverter of PVWatts, 96 %, 1.2 DC to AC.
 */

/** Degrees from flat, one line of the table each. */
export const tilts: readonly number[] = [0, 10, 20, 30, 40, 50];

/** For each tilt, eight azimuths from north by east every 45°; flat has one. */
export const yields: readonly (readonly string[])[] = [
  ['272k3h4a4k50544l3s3f2822'],
  [
    '1p2535424h4z524f3g2w1t1k',
    '1v2938434g4y524h3j321w1q',
    '272j3g474g4x534l3r3f2622',
    '2i2s3o4d4j4x544o3y3r2g2e',
    '2m2w3s4g4l4z544p423w2l2i',
    '2i2t3p4f4m50544o3z3r2j2d',
    '262k3i4b4m51534l3s3f2922',
    '1u2a39454k51524h3k321y1p',
  ],
  [
    '171o2p3p4a4u4v45302a1c12',
    '1j1y2w3s474r4w48372o1l1e',
    '262h3c424a4r4y4h3n3d2322',
    '2r2z3r4c4e4s504n423z2m2n',
    '30363z4i4i4t504p48492x2w',
    '2q303u4h4l4x504n433z2r2n',
    '252j3g494k4y4y4h3p3d2a21',
    '1j1z2z3x4f4x4v48392n1p1e',
  ],
  [
    '0t1727393z4k4j3q2h1m0y0q',
    '191n2k3f3w4g4l3w2u291b15',
    '242e373w414i4r4a3i3a2021',
    '2x323s49474j4t4j42442q2u',
    '3a3d424g4c4k4r4l4b4h3537',
    '2w343w4f4h4q4s4j44442x2t',
    '242g3d444g4s4q4a3l392920',
    '191p2n3m474o4k3w2w291f14',
  ],
  [
    '0p0v1n2q3k4643381v110s0p',
    '121e27313i42463i2h1w130y',
    '222b313o3r484h423c351x1z',
    '30333p433x484i4c3z452s2y',
    '3h3h424b42474f4d4a4m3a3f',
    '2z353u4b4a4g4i4c4245302x',
    '212d373y494k4g423f35271x',
    '111g2b393w4c463i2j1w180y',
  ],
  [
    '0p0s1524323o3i2l190r0r0o',
    '0x181x2o333m3q34251m0z0u',
    '1z262v3f3g3w453t35301t1w',
    '31313k3v3m3v46433u432r2z',
    '3k3i3y413p3r3z42444m3d3j',
    '30343q43404445433x43312y',
    '1y29313q3z49453t392z241v',
    '0x19202w3j3x3p34271m120u',
  ],
];
