import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button, IconButton } from '@/lib/studio/ui/button'

it('is read out with what it is about, as one phrase', () => {
  const html = renderToStaticMarkup(createElement(Button, { about: 'Home' }, 'Edit'))
  expect(html).toContain('aria-label="Edit, Home"')
  expect(html).toMatch(/>Edit<\/button>$/)
})

it('has room for a finger where there is only an icon', () => {
  const html = renderToStaticMarkup(createElement(IconButton, { label: 'Undo', icon: null }))
  for (const size of ['max-md:size-10', 'pointer-coarse:size-10']) expect(html).toContain(size)
})
