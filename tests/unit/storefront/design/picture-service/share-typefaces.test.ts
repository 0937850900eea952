import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shareTypefaces } from '@/lib/storefront/design/picture-service/share/share-typefaces'
import type { OwnTypeface } from '@/schemas/shop'

const fontsource = join(process.cwd(), 'node_modules')
const variable = join(fontsource, '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')
const plain = join(fontsource, '@fontsource/figtree/files/figtree-latin-400-normal.woff2')

const typeface = (src: string): OwnTypeface => ({
  ...{ files: ['own.woff2'], like: 'sans' },
  faces: [{ src, weights: [300, 900], isItalic: false }],
})
const drawn = async (src: string, read: (src: string) => Promise<Buffer | undefined>) => {
  const { display, text } = await shareTypefaces({ display: typeface(src), text: typeface(src) }, read)
  return [display, text]
}

it('draws the weights of a typeface once for all sharing pictures', async () => {
  const read = () => readFile(variable)
  const [display, text] = await drawn('/a', read)
  const [again, textAgain] = await drawn('/a', read)
  expect(again).toBe(display)
  expect(textAgain).toBe(text)
  expect(display?.equals(text ?? Buffer.alloc(0))).toBe(false)
  const [other] = await drawn('/b', () => readFile(plain))
  expect(other?.equals(display ?? Buffer.alloc(0))).toBe(false)
}, 60_000)

it('remembers few typefaces', async () => {
  const read = () => readFile(plain)
  const [first] = await drawn('/0', read)
  for (let at = 1; at <= 20; at += 1) await drawn(`/${at}`, read)
  expect((await drawn('/0', read))[0]).not.toBe(first)
})

it('remembers neither a file that is missing nor one that is broken', async () => {
  let file: Buffer | undefined
  const read = async () => file
  const [usual] = await drawn('/late', read)
  file = Buffer.from('wOF2 that is cut')
  expect((await drawn('/late', read))[0]?.equals(usual ?? Buffer.alloc(0))).toBe(true)
  file = await readFile(plain)
  expect((await drawn('/late', read))[0]?.equals(usual ?? Buffer.alloc(0))).toBe(false)
})
