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

  test('show how many come in a pack and what a voucher is worth, so that siblings never share one', () => {
    const named = products.map(({ images, texts }) => {
      const name = texts.de?.name ?? ''
      const [, packs = /(\d)(?:er-Pack| Stück$| Paar$)/.exec(name)?.[1]] = /(\d+)\s×\s60/.exec(name) ?? []
      const picture = pictureAt(images[0]?.src ?? '')
      return { name, packs, amount: 'amount' in picture ? picture.amount : undefined }
    })
    // Muslins are drawn as a pile of three.
    const packs = named.filter((one) => one.packs !== undefined && !one.name.startsWith('Mulltücher'))
    expect(packs.length).toBeGreaterThan(3)
    for (const { name, packs: count, amount } of packs)
      expect(amount, name).toEqual({ kind: 'pack', value: Number(count) })
    const vouchers = products.filter(({ productGroup }) => productGroup !== undefined)
    expect(vouchers.length).toBeGreaterThan(3)
    expect(new Set(vouchers.map(({ images }) => images[0]?.src)).size).toBe(vouchers.length)
  })

  test('show what their names say: a detergent is no lotion, and a rear-facing seat looks back', () => {
    const motifOf = (kind: string) => tables().kinds[kind]?.motif
    expect(motifOf('waschmittel')).not.toBe(motifOf('waschlotion'))
    expect(motifOf('kleinkindsitz')).not.toBe(motifOf('mitwachssitz'))
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
