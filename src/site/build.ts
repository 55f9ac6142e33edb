declare const __BUILD__: string | undefined;

/** Which build of the site this is: its commit or time. The pages carry it in `<html data-build>`. */
export const build: string = typeof __BUILD__ === 'string' ? __BUILD__ : 'unbuilt';
