/** How long a company has to tell its side of a complaint, in days, as the letter to it says. */
export const sideDays = 5;

/** By when we have promised an answer: ten days after a complaint about a company, five after one about us. */
export const answerBy = ({
  company_id,
  created_at,
}: {
  readonly company_id: string | null;
  readonly created_at: string;
}): Date => new Date(Date.parse(created_at) + (company_id ? 2 * sideDays : sideDays) * 86_400_000);
