import { describe, expect, test } from 'vitest'
import { Headline } from '@/blocks/headline/headline'
import { Paragraph } from '@/blocks/paragraph/paragraph'
import { iconPaths } from '@/lib/storefront/design/ui/icons'
import { headlineBlock } from '@/schemas/blocks/headline'
import { paragraphBlock } from '@/schemas/blocks/paragraph'
import { renderBlock } from '../../fixtures/render'

describe('the icon of a text', () => {
  test('stands before a headline', async () => {
    const { html } = await renderBlock(headlineBlock, Headline, { text: 'Da in drei Tagen', icon: 'truck' })
    expect(html).toMatch(/<svg.*Da in drei Tagen/)
    expect(html).toContain(iconPaths.truck)
  })

  test('stands before the first of several paragraphs alone', async () => {
    const { html } = await renderBlock(paragraphBlock, Paragraph, { text: 'Eins\n\nZwei', icon: 'leaf' })
    expect(html.match(/<svg/g)).toHaveLength(1)
    expect(html).toMatch(/<svg.*Eins.*Zwei/)
  })

  test.each([undefined, '', 'no-such-icon', '__proto__', 'constructor'])(
    'named %j, the text stands alone',
    async (icon) => {
      const { html } = await renderBlock(headlineBlock, Headline, { text: 'Titel', icon })
      expect(html).not.toContain('<svg')
      expect(html).toContain('>Titel</h2>')
    },
  )
})
