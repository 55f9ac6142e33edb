/** What can be set up for a company beside a listing; a plan of the same id sells it alone. */
export type Service = 'voice' | 'email';

/** A service's names, and the paths that belong to it. */
interface Named {
  readonly name: string;
  readonly inSentence: string;
  /** What it does and costs. */
  readonly page: string;
  /** The form it begins with. */
  readonly form: string;
  /** The receipt of a form, opened by its id after #. */
  readonly thanks: string;
}

export const services: Readonly<Record<Service, Named>> = {
  voice: {
    name: 'AI voice receptionist',
    inSentence: 'AI voice receptionist',
    page: '/us1-aivoice',
    form: '/aivoice-onboard',
    thanks: '/aivoice-thanks',
  },
  email: {
    name: 'Email follow-up',
    inSentence: 'follow-up by email',
    page: '/us2-email',
    form: '/us2-email#form',
    thanks: '/email-thanks',
  },
};
