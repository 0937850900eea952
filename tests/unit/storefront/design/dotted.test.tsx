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
  const html = renderToStaticMarkup(<Dotted parts={['Salbei', 'Größe 62']} />)
  const [outer, inner] = [...html.matchAll(/class="([^"]*)"/g)].map(([, names = '']) => names.split(' '))
  expect(outer).toContain('overflow-x-clip')
  // The place of a dot before the first part lies outside of the box, as that of each part that begins a line.
  const place = inner?.find((name) => name.startsWith('-ms-'))?.replace('-ms-', '')
  expect(html.split(`ps-${place}`).length - 1).toBe(2)
  expect(html).toMatch(/<span class="absolute start-0 [^"]*">\u00a0· <\/span>Größe 62/)
})
