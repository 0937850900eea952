import { describe, expect, test } from 'vitest'
import { Headline } from '@/blocks/headline/headline'
import { headlineBlock } from '@/schemas/blocks/headline'
import { renderBlock } from '../../fixtures/render'

const render = async (blok: Record<string, unknown>) =>
  (await renderBlock(headlineBlock, Headline, { text: 'Titel', ...blok })).html

describe('headline', () => {
  test.each(['h1', 'h2', 'h3', 'h4'])('stands at level %s', async (type) => {
    expect(await render({ type })).toMatch(new RegExp(`^<${type} class="[^"]*">Titel</${type}>$`))
  })

  test.each(['', null, undefined, 'h9', 'script', '__proto__', 3, {}])(
    'level %j counts as unset',
    async (type) => {
      expect(await render({ type })).toMatch(/^<h2 /)
    },
  )

  test.each([
    [{ typography: 'display' }, 'text-display'],
    [{ typography: 'small' }, 'text-h3'],
    [{ typography: 'gone' }, 'text-h1'],
    [{ color: 'accent' }, 'text-accent'],
    [{ color: 'fixed inset-0' }, 'text-ink'],
    [{ positioning: 'center' }, 'text-center'],
    [{ justify: 'true', positioning: 'center' }, 'text-justify'],
    [{ typographyWeight: 'bold' }, 'font-bold'],
    [{ uppercase: true }, 'uppercase'],
  ])('%j gives %s', async (blok, className) => {
    const html = await render(blok)
    expect(html.split('"')[1]?.split(' ')).toContain(className)
    expect(html).not.toContain('fixed')
  })

  test('a number is a text', async () => {
    expect(await render({ text: 24 })).toContain('>24</h2>')
  })

  test.each([undefined, '', '  ', null, {}, [], true])(
    'without a text (%j) the block is broken',
    async (text) => {
      await expect(render({ text })).rejects.toThrow()
    },
  )
})
