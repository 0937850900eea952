import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Paragraph } from '@/blocks/paragraph/paragraph'
import { paragraphBlock } from '@/schemas/blocks/paragraph'
import { renderBlock } from '../../fixtures/render'

const render = async (blok: Record<string, unknown>) =>
  (await renderBlock(paragraphBlock, Paragraph, { text: 'Text', ...blok })).html

describe('paragraph', () => {
  test('an empty line starts a new paragraph, a single one does not', async () => {
    const html = await render({ text: 'Eins\n\n\nZwei\nweiter\n\n  \n\nDrei' })
    expect(html.match(/<p /g)).toHaveLength(3)
    expect(html).toContain('>Zwei\nweiter</p>')
  })

  test.each([
    [{}, 'text-body'],
    [{ type: 'lead' }, 'text-lead'],
    [{ type: 'small', typography: 'large' }, 'text-small'],
    [{ typography: 'large' }, 'text-lead'],
    [{ columns: '2' }, 'md:columns-2'],
    [{ columns: 3 }, 'lg:columns-3'],
    [{ backgroundColor: 'sage' }, 'bg-companion-1'],
    [{ backgroundColor: 'gone' }, 'text-body'],
    [{ justify: '1' }, 'text-justify'],
  ])('%j gives %s', async (blok, className) => {
    expect((await render(blok)).split('"')[1]?.split(' ')).toContain(className)
  })

  test('a drafting note stands on a ground, which goes with its kind', async () => {
    expect(await render({ type: 'note' })).toContain('bg-companion-4')
    expect(await render({ type: 'p' })).not.toContain('bg-')
    const pages = globSync('scripts/seed/content/pages/plain/*.json')
    expect(pages.length).toBeGreaterThan(5)
    // A ground of its own would stay when an editor makes a paragraph of the note.
    for (const file of pages) expect(readFileSync(file, 'utf8'), file).not.toContain('backgroundColor')
  })

  test('own colour, as a hex value only', async () => {
    expect(await render({ fontColor: '#8A2B1B' })).toContain('style="color:#8A2B1B"')
    for (const fontColor of ['red', 'url(x)', '#12', '#8A2B1B;x', '']) {
      expect(await render({ fontColor })).not.toContain('style=')
    }
  })

  test.each([undefined, '', '  ', null, {}, []])('without a text (%j) the block is broken', async (text) => {
    await expect(render({ text })).rejects.toThrow()
  })
})
