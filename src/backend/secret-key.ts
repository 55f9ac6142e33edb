/** A key that passes every policy, which must never be in a page. */
export const isSecretKey = (key: string): boolean => {
  if (key.startsWith('sb_secret_')) return true;
  const [, claims = ''] = key.split('.');
  try {
    return atob(claims.replaceAll('-', '+').replaceAll('_', '/')).includes('service_role');
  } catch {
    return false;
  }
};
