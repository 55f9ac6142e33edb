/**
 * Amounts as they were printed, where a reader of letters took one mark for another: a point for the comma
 * of thousands, a letter for a digit between digits, an S or a pound for the dollar sign. Nothing else is changed.
 */
export const mendAmounts = (text: string): string =>
  text
    // Dots lead to it.
    .replaceAll(/ *\.{2,} *(?=\$?\d|  )/g, '  ')
    // Nobody is paid in pounds here.
    .replaceAll(/\p{Sc}(?=\s?\d)/gu, '$')
    .replaceAll(/(?<=\d[\d,.]*)[Oo](?=[\d.,]*\d)|(?<=\d[\d.,]*\d)[Oo]\b/g, '0')
    .replaceAll(/(?<=\d[\d,.]*)[lI|](?=[\d.,]*\d)/g, '1')
    .replaceAll(
      /(?<![\w$])[S§](?=\d{1,3}(?:[,.]\d{3})*\.\d\d\b|\d{1,3}(?:,\d{3})+\b|(?<=\s{2}.)\d{2,3}(?:\s{2}|$))/g,
      '$',
    )
    .replaceAll(
      /(?<![\d.,])(\d{1,3})((?:[.,]\d{3})+)[.,](\d\d)(?![\d.,]*\d)/g,
      (_, first: string, thousands: string, cents: string) =>
        `${first}${thousands.replaceAll('.', ',')}.${cents}`,
    )
    // The point was lost: "$43,15000".
    .replaceAll(/(?<![\d.,])(\d{1,3}(?:,\d{3})*,\d{3})(\d\d)(?![\d.,]*\d)/g, '$1.$2')
    // A comma before cents: "330,00".
    .replaceAll(/(?<![\d.,])(\d{2,4}),(\d\d)(?![\d.,]*\d)/g, '$1.$2')
    // A point before thousands: "$9.400".
    .replaceAll(/(\$[1-9]\d{0,2})\.(\d{3})(?=\s{2}|\s*$)/g, '$1,$2')
    // What a receipt prints apart: "118. 40", "-10 . 00", "2675, 00", "$634 18", "$9 351".
    .replace(/(?<=\d\d|\s{2}\d) ?[.,] ?(?=\d\d$)|(?<=(?:\$|\s{2})\d{2,4}) (?=\d\d$)/, '.')
    .replaceAll(/(?<=\$ ?\d{1,3}) (?=\d{3}(?:$|\.\d\d\b))/g, ',')
    .replaceAll(/\$ (?=\d)/g, '$');
