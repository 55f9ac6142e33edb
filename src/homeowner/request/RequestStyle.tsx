import styles from '../../styles/request.css?url';

/** The style of the request, which arrives with it and not with every page. */
export const RequestStyle = () => <link rel="stylesheet" href={styles} precedence="default" />;
