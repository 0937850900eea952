// Next.js ships @vercel/og as next/og; the package itself does not load as an ES module in Node.
import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import type { ShopLook } from '@/lib/platform/look'
import { type Lettering, withLetters } from '@/lib/platform/typeset'
import { shareSize } from '@/lib/storefront/design/pictures'
import { type ReadCopy, shareLetters } from './share-typefaces'

export type SharedWords = { look: ShopLook; title: string; kicker: string }

/** Longer titles are cut, so that setting them does not take long. */
const longest = 110

const fitted = (title: string) => (title.length > 60 ? 56 : title.length > 30 ? 68 : 84)

const margin = 48
const padding = { block: 56, inline: 64 } as const
const room = {
  width: shareSize.width - 2 * (margin + padding.inline),
  height: shareSize.height - 2 * (margin + padding.block),
} as const
const kickerSize = 32
const name = { size: 44, sign: 64, gap: 20 } as const
const leading = 1.2
/** Where letters stand in their line, from its upper edge: a part of their size. */
const standing = 0.93

const cut = (text: string) => {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('')
}

/**
 * Lines of text as outlines: of letters that its typefaces lack the library would ask services on the internet for
 * pictures and typefaces.
 */
function outlined(
  letters: Lettering,
  text: string,
  { ink, width, size, most }: { ink: string; width: number; size: number; most: number },
): ReactElement {
  const lines = letters.lines(cut(text), { width, size, most })
  const height = Math.ceil(Math.max(1, lines.length) * size * leading)
  const baseline = (line: number) => (line * leading + standing) * size
  const paths = lines.map((line, at) => letters.outline(line, baseline(at), size))
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill={ink}
      aria-label={lines.join(' ')}
    >
      <path d={paths.join('')} />
    </svg>
  )
}

/** The sharing picture of a page in the shop's design: its title, a kicker and the logo. */
export async function sharedPicture(
  { look, title, kicker }: SharedWords,
  read?: ReadCopy,
): Promise<ReactElement> {
  const { ground, ink, accent, soft } = look.palette
  const { display, text } = await shareLetters(look.fonts, read)
  const size = fitted(cut(title))
  const hasSign = look.sign.length > 0
  const { width } = room
  const most = Math.floor((room.height - kickerSize * leading - name.sign) / (size * leading))
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: ground, padding: margin }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: '100%',
          height: '100%',
          borderRadius: 32,
          padding: `${padding.block}px ${padding.inline}px`,
          background: soft,
        }}
      >
        {outlined(text, kicker, { ink, width, size: kickerSize, most: 1 })}
        {outlined(display, title, { ink, width, size, most })}
        <div style={{ display: 'flex', alignItems: 'center', gap: name.gap }}>
          {hasSign && (
            <svg width={name.sign} height={name.sign} viewBox="0 0 32 32" fill={accent} aria-hidden="true">
              {look.sign.map(({ path, opacity }) => (
                <path key={path} d={path} opacity={opacity} />
              ))}
            </svg>
          )}
          {outlined(display, look.name, {
            ...{ ink, size: name.size, most: 1 },
            width: hasSign ? width - name.sign - name.gap : width,
          })}
        </div>
      </div>
    </div>
  )
}

/** That picture as a PNG. */
export async function drawSharePicture(words: SharedWords, read?: ReadCopy): Promise<Buffer> {
  const draw = async () => {
    const picture = new ImageResponse(await sharedPicture(words, read), shareSize)
    return Buffer.from(await picture.arrayBuffer())
  }
  return Buffer.from(await withLetters(draw))
}
