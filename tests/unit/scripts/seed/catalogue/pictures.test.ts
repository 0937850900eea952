import { describe, expect, test } from 'vitest'
import { drawPicture, type Picture, parsePicture, picturesRoot } from '@/lib/storefront/design/drawings'
import { shopBrands } from '@/schemas'
import { lookOf } from '@/scripts/seed/catalogue/looks'
import { seedProducts } from '@/scripts/seed/catalogue/products'
import { reachOf } from '@/scripts/seed/catalogue/reach'
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
    expect([motifOf('kleinkindsitz'), motifOf('badethermometer')]).toEqual(['rear-seat', 'thermometer'])
  })

  test('show all goods whole, close, beside something of a known size, and with their dimensions', () => {
    for (const { images, texts } of goods) {
      const views = images.map(({ src }) => (pictureAt(src) as { view: string }).view)
      expect(views, texts.de?.name).toEqual(expect.arrayContaining(['main', 'detail', 'room', 'size']))
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

describe.each(shopBrands)('the alternative texts of the pictures of %s', (brand) => {
  const sold = [...seedProducts(brand, 300)]
  const described = sold.flatMap(({ number, texts, images }) =>
    reachOf(brand).languages.map((language) => ({
      number,
      language,
      name: texts[language]?.name ?? '',
      alts: images.map(({ alt }) => alt?.[language] ?? ''),
      figures: images.map(({ src }) => /-size-(\d+)(?:(?:x|to)(\d+)|cm|ml)\./.exec(src)?.slice(1) ?? []),
    })),
  )

  test('stand in each of its languages, and tell apart what the pictures of one product show', () => {
    for (const { alts, language, number } of described) {
      expect([number, language, alts]).toEqual([
        number,
        language,
        alts.map(() => expect.stringMatching(/\S/)),
      ])
      expect(new Set(alts).size, `${number} ${language}`).toBe(alts.length)
    }
  })

  test('say what is seen: more than the name, and no name of a file', () => {
    for (const { alts, name } of described)
      for (const alt of alts) {
        expect(alt).not.toBe(name)
        expect(alt.startsWith(`${name}, `), alt).toBe(true)
        expect(alt).not.toMatch(/\.(?:png|svg|jpe?g|webp|avif)|\/|[{}_]|undefined/)
      }
  })

  test('have the figures that a picture shows', () => {
    for (const { alts, figures } of described)
      alts.forEach((alt, index) => {
        for (const figure of figures[index] ?? []) if (figure) expect(alt).toMatch(`${figure}`)
      })
  })

  test('begin a colour with a capital in German alone, where it is a noun', () => {
    for (const { alts, language, name } of described)
      for (const alt of language === 'de' ? [] : alts) expect(alt.slice(name.length)).toMatch(/^, \p{Ll}/u)
  })
})
