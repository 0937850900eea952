import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { isProductPicture, productPictureQuery } from '@/lib/shop/catalogue/is-product-picture'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { productPicture, sourceOfRemote } from '@/lib/storefront/design/pictures/remote-picture'
import { sourceProduct } from '@/schemas/shop'
import { describeOnDatabases } from '../../fixtures/databases'
import { sleepingBag } from '../../fixtures/source-product'

const pictures = [
  'https://cdn.supplier.example/a.jpg',
  'https://cdn.supplier.example/b.jpg?v=2',
  'https://CDN.supplier.example:443/Nest Groß.jpg#top',
]

describeOnDatabases('the pictures of products', (getDb) => {
  /** As the image route asks: by the source that the picture's own address names. */
  const isKnown = async (src: string) => {
    const source = sourceOfRemote(productPicture(src))
    return source !== undefined && isProductPicture(getDb(), source)
  }

  beforeAll(async () => {
    const product = sleepingBag('BAG-1', { number: 'bag1' })
    await writeProducts(
      getDb(),
      [sourceProduct.parse({ ...product, images: pictures.map((src) => ({ src })) })],
      { brand: 'baby' },
    )
  })

  it.each(pictures)('are known: %s', async (src) => {
    expect(await isKnown(src)).toBe(true)
  })

  it.each([
    'https://cdn.supplier.example/a.jpg?v=1',
    'https://cdn.supplier.example/b.jpg',
    'https://cdn.supplier.example/A.jpg',
    'https://other.example/a.jpg',
    'https://cdn.supplier.example/%E0%A4%A.jpg',
    "https://cdn.supplier.example/';drop.jpg",
  ])('and no other is: %s', async (src) => {
    expect(await isKnown(src)).toBe(false)
  })

  it('are known as an earlier release wrote them', async () => {
    await getDb().execute(sql`
      update products set images = '[{"src": "https://cdn.supplier.example/Früher.jpg"}]' where number = 'bag1'`)
    expect(await isKnown('https://cdn.supplier.example/Früher.jpg')).toBe(true)
  })

  it('are found by an index', async () => {
    await getDb().execute(sql`
      insert into products (reference_key, number, master_key, brand, source_hash, images)
      select 'K' || i, 'k' || i, 'k' || i, 'Waldkind', '', jsonb_build_array(jsonb_build_object('src', 'https://a/' || i))
      from generate_series(1, 5000) i`)
    await getDb().execute(sql`vacuum analyze products`)
    const query = productPictureQuery(getDb(), new URL('https://a/%C3%A4.jpg'))
    const plan = JSON.stringify(await getDb().execute(sql`explain (format json) ${query}`))
    expect(plan).toContain('products_pictures')
    expect(plan).not.toContain('Seq Scan')
  })
})
