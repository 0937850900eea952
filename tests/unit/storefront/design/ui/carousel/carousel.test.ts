import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Carousel } from '@/lib/storefront/design/ui/carousel/carousel.client'

const rendered = (count: number) =>
  renderToStaticMarkup(
    createElement(Carousel, {
      label: 'Passt dazu',
      items: Array.from({ length: count }, (_, at) => ({ id: String(at), content: `Ware ${at}` })),
      words: { previous: 'Zurück', next: 'Weiter' },
    }),
  )

it.each([
  [1, false],
  [2, true],
])('A carousel of %i items shows its buttons: %s', (count, isShown) => {
  expect(!/class="[^"]*\binvisible\b[^"]*"><button/.test(rendered(count))).toBe(isShown)
})
