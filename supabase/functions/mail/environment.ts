import { site as known } from '../../../src/site.ts';
import { databaseFrom, type DatabaseAccess, type Variables } from './database.ts';
import type { MailSettings } from './handler.ts';
import { mailbox, resend, smtp, type Deliver } from './providers.ts';

/** Milliseconds that a provider has for one letter. */
const patience = 15_000;

/** The provider that the variables name. @throws if what it needs is not set */
export function providerFrom(variables: Variables, database: DatabaseAccess): Deliver | null {
  const need = (name: string): string => {
    const value = variables[name];
    if (!value) throw new Error(`MAIL_PROVIDER=${variables['MAIL_PROVIDER']} needs ${name}.`);
    return value;
  };
  const limit = Number(variables['MAIL_PATIENCE_MS'] || patience);
  const from = () => ({
    from: need('MAIL_FROM'),
    replyTo: variables['MAIL_REPLY_TO'] || known.email,
  });
  switch (variables['MAIL_PROVIDER']) {
    case undefined:
    case '':
      return null;
    case 'resend':
      return resend(from(), {
        key: need('RESEND_API_KEY'),
        url: variables['RESEND_URL'] || 'https://api.resend.com',
        patience: limit,
      });
    case 'smtp':
      return smtp(from(), {
        host: need('SMTP_HOST'),
        // The functions of a hosted project reach no 25 and no 587.
        port: Number(variables['SMTP_PORT'] || 465),
        user: variables['SMTP_USER'] ?? '',
        password: variables['SMTP_PASSWORD'] ?? '',
        plain: variables['SMTP_PLAIN'] === 'yes',
        patience: limit,
      });
    case 'mailbox':
      return mailbox(database);
    default:
      throw new Error('MAIL_PROVIDER is to be resend, smtp or mailbox.');
  }
}

/**
 * The settings of a deployed function, from the variables that a hosted project sets and the operator adds.
 * @param after keeps the function alive until work is done that its answer does not wait for
 */
export function settingsFrom(variables: Variables, after: MailSettings['after']): MailSettings {
  const database = databaseFrom(variables);
  return {
    database,
    site: {
      ...known,
      // A slash at its end would stand twice in every link.
      origin: (variables['PUBLIC_SITE_ORIGIN'] || known.origin).replace(/\/$/, ''),
      portal: variables['PUBLIC_STRIPE_PORTAL'] || null,
    },
    deliver: providerFrom(variables, database),
    // Resend takes five requests in a second; one is left to letters about accounts.
    perSecond: Number(variables['MAIL_PER_SECOND'] || 4),
    password: variables['MAIL_PASSWORD'] ?? '',
    hookSecret: variables['SEND_EMAIL_HOOK_SECRET'] || null,
    reportSecret: variables['RESEND_WEBHOOK_SECRET'] || null,
    ownUrl: `${database.url}/functions/v1/mail`,
    after,
    log: (line) => console.error(line),
  };
}
