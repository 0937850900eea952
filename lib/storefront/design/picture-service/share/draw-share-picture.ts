import sharp from 'sharp'
import { markShapes, type ShopLook } from '@/lib/platform/look'
import { escaped } from '@/lib/platform/text'
import { type Lettering, withLetters } from '@/lib/platform/typeset'
import { shareSize } from '@/lib/storefront/design/pictures'
import { type ReadCopy, shareLetters } from './share-typefaces'

export type SharedWords = { look: ShopLook; title: string; kicker: string }

/** Longer titles are cut, so that setting them does not take long. */
const longest = 110

const fitted = (title: string) => (title.length > 60 ? 56 : title.length > 30 ? 68 : 84)

const card = { x: 48, y: 48, radius: 32 } as const
const inner = { x: card.x + 64, y: card.y + 56 } as const
const room = { width: shareSize.width - 2 * inner.x, height: shareSize.height - 2 * inner.y } as const
const kickerSize = 32
const name = { size: 44, sign: 64, gap: 20 } as const
const leading = 1.12
/** Where letters stand in their line, from its upper edge: parts of their size. */
const standing = 0.87

const cut = (text: string) => {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('')
}

function line(letters: Lettering, text: string, x: number, baseline: number, size: number): string {
  const path = letters.outline(text, x, baseline, size)
  return path === '' ? '' : `<path aria-label="${escaped(text)}" d="${path}"/>`
}

/** The sharing picture of a page in the shop's design as SVG: its title, a kicker and the logo, all letters as outlines. */
export async function sharedPicture({ look, title, kicker }: SharedWords, read?: ReadCopy): Promise<string> {
  const { ground, ink, accent, soft } = look.palette
  const { display, text } = await shareLetters(look.fonts, read)
  const { width, height } = shareSize
  const foot = inner.y + room.height - name.sign
  const shown = cut(title)
  const size = fitted(shown)
  const top = inner.y + kickerSize * 1.2
  const most = Math.floor((foot - top) / (size * leading))
  const lines = display.lines(shown, { width: room.width, size, most })
  const first = top + (foot - top - lines.length * size * leading) / 2
  const nameX = inner.x + (look.sign.length > 0 ? name.sign + name.gap : 0)
  const oneLine = (letters: Lettering, words: string, from: number, size: number) =>
    letters.lines(cut(words), { width: inner.x + room.width - from, size, most: 1 })[0] ?? ''
  const words = [
    line(
      text,
      oneLine(text, kicker, inner.x, kickerSize),
      inner.x,
      inner.y + kickerSize * standing,
      kickerSize,
    ),
    ...lines.map((each, index) =>
      line(display, each, inner.x, first + (index * leading + standing) * size, size),
    ),
    line(
      display,
      oneLine(display, look.name, nameX, name.size),
      nameX,
      foot + name.sign / 2 + name.size * 0.34,
      name.size,
    ),
  ]
  const sign = `<svg x="${inner.x}" y="${foot}" width="${name.sign}" height="${name.sign}" viewBox="0 0 32 32" fill="${accent}">${markShapes(look.sign)}</svg>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/><rect x="${card.x}" y="${card.y}" width="${width - 2 * card.x}" height="${height - 2 * card.y}" rx="${card.radius}" fill="${soft}"/><g fill="${ink}">${words.join('')}</g>${sign}</svg>`
}

/** That picture as a PNG. */
export async function drawSharePicture(words: SharedWords, read?: ReadCopy): Promise<Buffer> {
  const draw = async () => Buffer.from(await sharedPicture(words, read))
  const picture = Buffer.from(await withLetters(draw))
  return sharp(picture).png().toBuffer()
}
