/** The address of the file that holds all drawings; a page names one by what follows the #. */
export const HELP_DRAWINGS_PATH = '/help-drawings.svg';
