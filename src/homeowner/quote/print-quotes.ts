/** Prints the check of the quotes alone, without the estimate around it. */
export const printQuotes = (): void => {
  const { dataset } = document.documentElement;
  dataset.printing = 'quotes';
  addEventListener('afterprint', () => delete dataset.printing, { once: true });
  print();
};
