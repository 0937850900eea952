import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
// Next.js ships @vercel/og as next/og; the package itself does not load as an ES module in Node.
import { ImageResponse } from 'next/og'
import type { ShopLook } from '@/lib/storefront/brand'
import { shareSize } from '@/lib/storefront/pictures'

const font = (file: string) => readFile(join(process.cwd(), 'node_modules/@fontsource', file))

let loading: Promise<{ name: string; data: Buffer; weight: 500 | 600 }[]> | undefined

const fonts = () => {
  loading ??= Promise.all([
    font('fraunces/files/fraunces-latin-500-normal.woff'),
    font('figtree/files/figtree-latin-500-normal.woff'),
  ]).then(([display, text]) => [
    { name: 'Fraunces', data: display, weight: 500 },
    { name: 'Figtree', data: text, weight: 500 },
  ])
  return loading
}

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
          fontFamily: 'Figtree',
        }}
      >
        <div style={{ display: 'flex', fontSize: 32 }}>{kicker}</div>
        <div style={{ display: 'flex', fontFamily: 'Fraunces', fontSize: fitted(shown), lineHeight: 1.12 }}>
          {shown}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontFamily: 'Fraunces', fontSize: 44 }}>
          <svg width="64" height="64" viewBox="0 0 32 32" fill={accent} aria-hidden="true">
            {look.mark.map(({ path, opacity }) => (
              <path key={path} d={path} opacity={opacity} />
            ))}
          </svg>
          {look.name}
        </div>
      </div>
    </div>
  )
}

/** That picture as a PNG. */
export async function drawSharePicture(words: SharedWords): Promise<Buffer> {
  const image = new ImageResponse(<SharedPicture {...words} />, { ...shareSize, fonts: await fonts() })
  return Buffer.from(await image.arrayBuffer())
}
