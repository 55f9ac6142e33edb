import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';

/** A page as the build wrote it. */
export interface BuiltPage {
  /** Its address, such as `/about-us`. */
  readonly path: string;
  /** Read each time it is asked for, as its document is. */
  readonly html: string;
  /** Parsed each time it is asked for: the documents of all pages together would fill the memory. */
  readonly document: HTMLElement;
}

/** Every page below a folder. */
export function readBuiltPages(folder: string): BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const path = `/${relative(folder, join(folder, name))}`
        .replaceAll('\\', '/')
        .replace(/(index)?\.html$/, '');
      return {
        path,
        get html() {
          return readFileSync(join(folder, name), 'utf8');
        },
        get document() {
          return parse(this.html, { comment: false });
        },
      };
    });
}
