import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Dotted } from '@/lib/storefront/design/ui'

const textOf = (html: string) => html.replace(/<[^>]*>/g, '')

it('reads as one line with dots between its parts, and is nothing without parts', () => {
  expect(textOf(renderToStaticMarkup(<Dotted parts={['Salbei', 'Größe 62', '1 Artikel']} />))).toBe(
    'Salbei\u00a0· Größe 62\u00a0· 1 Artikel',
  )
  expect(renderToStaticMarkup(<Dotted parts={[]} />)).toBe('')
})

it('carries each dot to the line of the part behind it, and cuts it off where it would begin one', () => {
  expect(renderToStaticMarkup(<Dotted parts={['Salbei', 'Größe 62']} />)).toBe(
    '<span class="dots"><span><span>Salbei</span><span><i>\u00a0· </i>Größe 62</span></span></span>',
  )
  const [, style = ''] = /@utility dots \{(.*?)\n\}/s.exec(readFileSync('app/globals.css', 'utf8')) ?? []
  expect(style).toContain('overflow-x: clip')
  // The place of a dot before the first part lies outside of the box, as that of each part that begins a line.
  expect(style).toMatch(/margin-inline-start: -0\.9em.*padding-inline-start: 0\.9em.*> i \{.*width: 0\.9em/s)
})
