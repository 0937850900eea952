import { colourWord, writeColourWords } from '@/lib/shop/listing'
import { languages } from '@/schemas'
import { type SourceColour, sourceColour } from '@/schemas/shop'
import { productsShowing } from '../write/products-showing'
import { renew } from '../write/renew'
import type { RowType } from './row-type'

export const colourRows: RowType<SourceColour> = {
  schema: sourceColour.superRefine(({ word, language }, context) => {
    if (colourWord(word, language) === '')
      context.addIssue({ code: 'custom', path: ['word'], message: 'has neither letters nor digits' })
  }),
  keyOf: ({ language, word }) => `${language} ${colourWord(word, language)}`,
  /** Refreshes the listings of the products whose colour is under another base colour now. */
  async write(tx, rows, options) {
    const { changed, moved } = await writeColourWords(tx, rows)
    const shown = moved.flatMap((value) =>
      languages.map((language) => ({ attribute: 'farbe', value, language })),
    )
    const products = await productsShowing(tx, shown, options.brand)
    if (products.length > 0) await renew(tx, products, options)
    return { changed, rejected: [] }
  },
}
