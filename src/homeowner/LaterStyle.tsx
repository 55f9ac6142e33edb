import styles from '../styles/later.css?url';

// React puts a sheet before all that have no precedence. This one holds every utility in order: after the
// page's own, which holds some, or those would win over what else stands on the same element.
for (const own of globalThis.document?.head.querySelectorAll('style') ?? [])
  own.dataset.precedence = 'default';

/** The style of what a page opens later, which arrives with it and not with every page. */
export const LaterStyle = () => <link rel="stylesheet" href={styles} precedence="default" />;
