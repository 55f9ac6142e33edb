/** Where each kind of account has its work. */
export const homes = {
  company: '/dashboard',
  admin: '/admin',
  developer_admin: '/developer-admin',
};

export type Home = (typeof homes)[keyof typeof homes];

/** Read by the header and footer of every page (src/site/components/AccountLink.astro), without the library of sessions. */
const storageKey = 'account-home';

/** Keeps where the one who is signed in works, for the header and footer of every page. */
export function rememberHome(home: Home): void {
  try {
    localStorage.setItem(storageKey, home);
  } catch {
    // Storage is blocked: the links go on saying "Sign in", which leads there too.
  }
}

export function forgetHome(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
