import { expect, it } from 'vitest'
import { StepForm } from '@/lib/storefront/screens/step-forms/step-form.client'
import { renderScreen } from './checkout/render-screen'

const words = { sending: '', offline: '', failed: '', tooMany: '' }
const classesOf = (html: string) =>
  [...html.matchAll(/<div class="([^"]*)">(<a|<button)|<button[^>]*>/g)].map(([tag, classes = '']) =>
    tag.startsWith('<button') ? 'button' : classes,
  )

/** What the keyboard reaches one after the other in a window of a width. */
const reached = (isNarrow: boolean, hides: readonly string[], shows: readonly string[]) => {
  const { html } = renderScreen(
    <StepForm action="/" submit="Buy" words={words} isNarrow={isNarrow} beside={<a href="/back/">Back</a>} />,
  )
  expect(html).not.toContain('reverse')
  return classesOf(html).flatMap((each) => {
    if (each === 'button') return ['button']
    const classes = each.split(' ')
    const isHidden =
      classes.some((name) => hides.includes(name)) && !classes.some((name) => shows.includes(name))
    return isHidden ? [] : ['back']
  })
}

it.each([
  ['a phone', false, ['max-sm:hidden'], [], ['button', 'back']],
  ['a phone, in a column', true, ['max-sm:hidden'], [], ['button', 'back']],
  ['a tablet', true, ['sm:hidden'], [], ['back', 'button']],
  ['a desk', false, ['sm:hidden', 'lg:hidden'], ['lg:block'], ['back', 'button']],
  ['a desk, in a column', true, ['sm:hidden', 'lg:hidden'], ['lg:block'], ['button', 'back']],
] as const)('Back and the button are reached as they are seen on %s', (_, isNarrow, hides, shows, order) => {
  expect(reached(isNarrow, hides, shows)).toEqual(order)
})
