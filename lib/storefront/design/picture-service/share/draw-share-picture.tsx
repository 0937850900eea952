// Next.js ships @vercel/og as next/og; the package itself does not load as an ES module in Node.
import { ImageResponse } from 'next/og'
import type { ShopLook } from '@/lib/platform/look'
import { shareSize } from '@/lib/storefront/design/pictures'
import { type ReadCopy, shareTypefaces } from './share-typefaces'

export type SharedWords = { look: ShopLook; title: string; kicker: string }

const fitted = (title: string) => (title.length > 60 ? 56 : title.length > 30 ? 68 : 84)

/** The sharing picture of a page in the shop's design: its title, a kicker and the logo. */
export function SharedPicture({ look, title, kicker }: SharedWords) {
  const { ground, ink, accent, soft } = look.palette
  const shown = title.length > 110 ? `${title.slice(0, 109)}…` : title
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: ground, padding: 48 }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: '100%',
          height: '100%',
          borderRadius: 32,
          padding: '56px 64px',
          background: soft,
          color: ink,
          fontFamily: 'Text',
        }}
      >
        <div style={{ display: 'flex', fontSize: 32 }}>{kicker}</div>
        <div style={{ display: 'flex', fontFamily: 'Display', fontSize: fitted(shown), lineHeight: 1.12 }}>
          {shown}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontFamily: 'Display', fontSize: 44 }}>
          {look.sign.length > 0 && (
            <svg width="64" height="64" viewBox="0 0 32 32" fill={accent} aria-hidden="true">
              {look.sign.map(({ path, opacity }) => (
                <path key={path} d={path} opacity={opacity} />
              ))}
            </svg>
          )}
          {look.name}
        </div>
      </div>
    </div>
  )
}

/** That picture as a PNG. */
export async function drawSharePicture(words: SharedWords, read?: ReadCopy): Promise<Buffer> {
  const fonts = await shareTypefaces(words.look.fonts, read)
  const image = new ImageResponse(<SharedPicture {...words} />, { ...shareSize, fonts })
  return Buffer.from(await image.arrayBuffer())
}
