import { useLayoutEffect } from 'react';

/** Stands in what the first look showed the beginning of, and takes the first look away in the same paint. */
export const AfterFirstLook = () => {
  useLayoutEffect(() => document.querySelector('.first-look')?.remove(), []);
  return null;
};
