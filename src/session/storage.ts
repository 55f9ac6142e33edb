/** Whether this browser keeps what the site stores. A session that is not kept ends with its page. */
export function keepsSessions(): boolean {
  const key = 'is-kept';
  try {
    localStorage.setItem(key, '1');
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
