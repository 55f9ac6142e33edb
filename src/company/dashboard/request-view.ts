/** The query string of the page that shows one request. */
export const requestView = (id: string): string => `?request=${id}`;
