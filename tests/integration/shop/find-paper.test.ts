import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { type Paper, paperAddress } from '@/lib/shop/product-documents/address'
import { findPaper } from '@/lib/shop/product-documents/find-paper'
import { describeOnDatabases } from '../../fixtures/databases'
import { sleepingBag } from '../../fixtures/source-product'

const sheet: Paper = { number: 'bag1', kind: 'safety', language: 'de' }

describeOnDatabases('a paper about a product', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate products, listing_entries cascade`)
    const bag = sleepingBag('BAG-1', {
      number: 'bag1',
      advancedAttributes: { a: { label: { de: 'Füllung', fr: 'Garnissage' }, value: { de: 'Wolle' } } },
      safety: { warnings: { de: ['Nicht zudecken.'], fr: ['Ne pas couvrir.'] } },
      documents: [
        { label: { de: 'Sicherheit' }, src: paperAddress(sheet) },
        { label: { fr: 'Notice' }, src: paperAddress({ ...sheet, language: 'fr' }) },
      ],
    })
    const { rejected } = await writeProducts(getDb(), [bag], { brand: 'baby' })
    expect(rejected).toEqual([])
  })

  it('says what the catalogue knows, in its language', async () => {
    expect(await findPaper(getDb(), sheet)).toMatchObject({
      title: 'Waldkind Schlafsack Mondschein',
      number: 'BAG-1',
      attributes: [{ label: 'Füllung', value: 'Wolle' }],
      warnings: ['Nicht zudecken.'],
      electronics: undefined,
    })
  })

  it('is found at the address that earlier catalogues gave it', async () => {
    const documents = [{ label: { de: 'Anleitung' }, src: '/documents/bag1/manual-de.pdf' }]
    await writeProducts(getDb(), [sleepingBag('BAG-1', { number: 'bag1', documents })], { brand: 'baby' })
    expect(await findPaper(getDb(), sheet)).toMatchObject({ number: 'BAG-1' })
  })

  it('knows a device by its category', async () => {
    const documents = [{ label: { de: 'Sicherheit' }, src: paperAddress(sheet) }]
    const device = sleepingBag('BAG-1', { number: 'bag1', categories: ['grossgerte'], documents })
    await writeProducts(getDb(), [device], { brand: 'baby' })
    expect(await findPaper(getDb(), sheet)).toMatchObject({ electronics: 'grossgerte' })
  })

  it.each([
    ['another kind', { kind: 'conformity-toy' }],
    ['a language in which the product has no text', { language: 'fr' }],
    ['another product', { number: 'bag2' }],
  ] as const)('is none: %s', async (_, more) => {
    expect(await findPaper(getDb(), { ...sheet, ...more })).toBeUndefined()
  })
})
