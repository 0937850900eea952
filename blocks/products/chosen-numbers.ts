import { mostProducts } from '@/schemas/blocks/products'

const productNumber = /^[A-Za-z0-9_-]{1,40}$/

/** The product numbers in an editor's text, in order and without repetitions; other words are left out. */
export const chosenNumbers = (text: string): string[] =>
  [...new Set(text.split(/[\s,;]+/).filter((part) => productNumber.test(part)))].slice(0, mostProducts)
