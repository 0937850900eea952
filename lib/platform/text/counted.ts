/** A number and what is counted, as English has them: `1 product`, `1,200 products`, `2 categories` (`more`). */
export const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`
