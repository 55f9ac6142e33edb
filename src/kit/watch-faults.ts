/** Tells the backend of a fault; how is loaded only when there is one. */
export const tell = (fault: unknown): void => {
  import('../backend/errors.ts').then(
    ({ tellFault }) => tellFault(fault),
    () => undefined,
  );
};

let watching = false;

/** Reports every fault of our scripts that nothing on this page catches; those of browser extensions are not ours. */
export function watchFaults(): void {
  if (watching || typeof window === 'undefined') return;
  watching = true;
  addEventListener('error', ({ error, filename }) => {
    if (error && filename.startsWith(location.origin)) tell(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && !reason.stack?.includes('extension://')) tell(reason);
  });
}
