import { openPdf } from './open-pdf.ts';
import { openPhoto } from './open-photo.ts';
import type { Paper } from './paper.ts';

const isPdf = ({ type, name }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

const openFile = (file: File): Promise<Paper> => (isPdf(file) ? openPdf(file) : openPhoto(file));

/**
 * Opens what somebody chose, in its order, as one paper.
 * @throws PaperTrouble if one of them cannot be read; the message says what to do
 */
export const openPaper = async (files: readonly File[]): Promise<Paper> => {
  const opened: Paper[] = [];
  const close = () => opened.forEach((paper) => paper.close());
  try {
    for (const file of files) opened.push(await openFile(file));
  } catch (fault) {
    close();
    throw fault;
  }
  return {
    pages: opened.flatMap(({ pages }) => pages),
    leftOut: opened.reduce((sum, { leftOut }) => sum + leftOut, 0),
    close,
  };
};
