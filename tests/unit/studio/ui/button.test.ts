import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button } from '@/lib/studio/ui/button'

it('is read out with what it is about, as one phrase', () => {
  const html = renderToStaticMarkup(createElement(Button, { about: 'Home' }, 'Edit'))
  expect(html).toContain('aria-label="Edit, Home"')
  expect(html).toMatch(/>Edit<\/button>$/)
})
