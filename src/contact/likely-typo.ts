/** Where most people have their mail, and a few that only look like one of these. */
const domains = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'att.net',
  'sbcglobal.net',
  'verizon.net',
  'comcast.net',
  'charter.net',
  'msn.com',
  'live.com',
  'ymail.com',
  'rocketmail.com',
  'protonmail.com',
  'email.com',
  'mail.com',
  'gmx.com',
] as const;

/** Whether one letter put in, left out, changed or swapped with the next turns one word into the other. */
function oneSlipApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/** The address that was probably meant: `mary@gmail.com` for `mary@gmial.com`; null if it looks right. */
export function likelyEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || domains.some((known) => known === domain)) return null;
  const meant = domains.find((known) => oneSlipApart(domain, known));
  return meant ? `${email.slice(0, at)}@${meant}` : null;
}
