import styles from '../styles/later.css?url';

/** The style of what a page opens later, which arrives with it and not with every page. */
export const LaterStyle = () => <link rel="stylesheet" href={styles} precedence="default" />;
