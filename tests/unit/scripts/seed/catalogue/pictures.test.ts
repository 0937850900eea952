import { describe, expect, test } from 'vitest'
import { drawPicture, type Picture, parsePicture, picturesRoot } from '@/lib/storefront/drawings'
import { lookOf } from '@/scripts/seed/catalogue/looks'
import { seedProducts } from '@/scripts/seed/catalogue/products'
import { tables } from '@/scripts/seed/catalogue/tables'

const products = [...seedProducts('baby', 300)]
const goods = products.filter(({ productGroup }) => productGroup === undefined)

function pictureAt(src: string): Picture {
  const picture = parsePicture(src.slice(picturesRoot.length))
  if (!picture) throw new TypeError(`${src} is no picture`)
  return picture
}

describe('the pictures of the first catalogue', () => {
  test('different goods never share one', () => {
    const shownBy = new Map<string, Set<string | undefined>>()
    for (const { images, masterKey } of products) {
      const svg = drawPicture(pictureAt(images[0]?.src ?? ''))
      shownBy.set(svg, (shownBy.get(svg) ?? new Set()).add(masterKey))
    }
    expect([...shownBy.values()].filter((masters) => masters.size > 1)).toEqual([])
  })

  test('show all goods whole, close, beside something of a known size, and with their dimensions', () => {
    for (const { images, texts } of goods) {
      const views = images.map(({ src }) => (pictureAt(src) as { view: string }).view)
      expect(views, texts.de?.name).toEqual(expect.arrayContaining(['main', 'detail', 'room', 'size']))
      expect(new Set(images.map(({ alt }) => alt?.de)).size, texts.de?.name).toBe(images.length)
    }
  })

  test('name the dimensions that the product page names', () => {
    const pram = goods.find(({ images }) => images[0]?.src.includes('/pram-'))
    const figures = pram?.images
      .map(({ src }) => pictureAt(src))
      .flatMap((picture) => ('measure' in picture && picture.measure ? [picture.measure] : []))
    const facts = Object.values(pram?.advancedAttributes ?? {}).map(({ value }) => value.de ?? '')
    const [size = ''] = facts.filter((value) => /^\d+\s×\s\d+\s×\s\d+\scm$/.test(value))
    const [width, height] = size.split(/\s×\s/).map(Number)
    expect(figures).toEqual([{ kind: 'box', width, height }])
  })
})

test('the models of one thing have looks of their own, with a trim that differs from their colour', () => {
  const kinds = Object.entries(tables().kinds)
  for (const motif of new Set(kinds.map(([, kind]) => kind.motif))) {
    const looks = kinds
      .filter(([, kind]) => kind.motif === motif)
      .flatMap(([key, kind]) => Array.from({ length: 8 }, (_, ordinal) => lookOf(key, kind, ordinal, 'rose')))
    expect(looks.every(({ trim }) => trim !== 'rose')).toBe(true)
    expect(new Set(looks.map((look) => JSON.stringify(look))).size, motif).toBe(looks.length)
  }
})
