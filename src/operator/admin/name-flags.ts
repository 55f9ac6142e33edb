/** What about a company's name a person should look at twice, each in words that follow "The name". */
export function nameFlags(name: string): readonly string[] {
  const letters = name.replace(/[^\p{L}]/gu, '');
  const signs: readonly (readonly [is: boolean, words: string])[] = [
    [letters.length > 5 && letters === letters.toUpperCase(), 'is all in capitals'],
    [/\d{3}\D{0,3}\d{3}\D{0,2}\d{4}/.test(name), 'holds a phone number'],
    [/\bwww\.|https?:|\.(com|net|org|biz)\b/i.test(name), 'holds a web address'],
    [
      /\b(free|discount|cheap(est)?|best|lowest|guarantee[ds]?|deals?|call (now|us|today)|deductible|no\.? ?1)\b|#\s?1\b|\d\s?%|\$\s?\d/i.test(
        name,
      ),
      'makes an offer or a claim',
    ],
  ];
  return signs.filter(([is]) => is).map(([, words]) => words);
}
