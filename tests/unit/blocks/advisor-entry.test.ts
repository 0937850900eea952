import { type ComponentProps, createElement, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { AdvisorEntry } from '@/blocks/advisor-entry/advisor-entry'
import type { Dialog } from '@/lib/storefront/design/ui/dialog/dialog.client'
import type { BlockContext } from '@/lib/storefront/runtime/blocks/context'
import { advisorEntryBlock } from '@/schemas/blocks/advisor-entry'
import { renderBlock, testMarket } from '../../fixtures/render'

/** The island as the server meets it: a reference that it does not call. */
vi.mock('@/lib/storefront/design/ui/islands', () => {
  const island = ({ id, title, children }: ComponentProps<typeof Dialog>): ReactNode =>
    createElement('dialog', { id, 'aria-label': title }, children)
  return { Dialog: Object.assign(island, { $$typeof: Symbol.for('react.client.reference') }) }
})

const render = (blok: Record<string, unknown> = {}, context: Partial<BlockContext> = {}) =>
  renderBlock(advisorEntryBlock, AdvisorEntry, { headline: 'Beratung', ...blok }, context)

/** What is in the dialog, and what stands on the page for those without scripts. */
async function parts(...args: Parameters<typeof render>) {
  const { html } = await render(...args)
  const [, dialog = ''] = html.match(/<dialog[^>]*>(.*)<\/dialog>/s) ?? []
  const [, details = ''] =
    html.match(/<noscript[^>]*><details[^>]*>.*?<\/summary>(.*)<\/details>.*<\/noscript>/s) ?? []
  return { html, dialog, details }
}

const rowHeads = (html: string) =>
  [...html.matchAll(/<th scope="row"[^>]*>([^<]+)/g)].map(([, words = '']) => words)

describe('the advisor entry', () => {
  it('opens the dialog of its advisor', async () => {
    const { html } = await parts()
    const [, opened] = html.match(/commandfor="([^"]+)"/) ?? []
    expect(opened).toBeTruthy()
    expect(html).toContain(`<dialog id="${opened}" aria-label="Welche Größe passt?">`)
  })

  it.each([
    ['size', ['50', '56', '62', '68', '74', '80', '86', '92', '98', '104', '110', '116']],
    ['tog', ['ohne Schlafsack', '1,0 TOG', '2,5 TOG', '3,5 TOG', 'Zimmer heizen']],
  ])('says with %s in the dialog and without scripts all of its table', async (advisor, heads) => {
    const { dialog, details } = await parts({ advisor })
    expect(rowHeads(dialog)).toEqual(heads)
    expect(rowHeads(details)).toEqual(heads)
    expect(dialog).not.toContain('gibt es hier')
  })

  it.each([
    ['de', 'size', '>Größenberater<', 'Welche Größe passt?'],
    ['ch-fr', 'tog', '>Guide TOG<', 'Quelle chaleur pour la gigoteuse'],
  ])('speaks in %s of %s where the editor left the button text empty', async (code, advisor, open, title) => {
    const { html } = await parts({ advisor }, { market: testMarket(code) })
    expect(html).toContain(open)
    expect(html).toContain(title)
  })

  it('has the words of the editor', async () => {
    const link = { linktype: 'url', url: '/de/groessenberater/' }
    const { html, dialog } = await parts({ buttonText: 'Messen', link, linkText: 'Alles dazu' })
    expect(html).toContain('>Messen<')
    expect(dialog).toMatch(/<a href="\/de\/groessenberater\/"[^>]*>Alles dazu/)
    expect((await parts({ link })).dialog).toContain('Zum Größenberater')
    expect((await parts()).html).not.toContain('<a ')
  })

  it('has the heading below its own where it opens on the page', async () => {
    const { html } = await parts({ level: 'h3' })
    expect(html).toMatch(/<h3 id="[^"]+"[^>]*>Beratung<\/h3>/)
    expect(html).toMatch(/<h4[^>]*>Welche Größe passt\?<\/h4>/)
  })

  it('gives two of it on a page different ids', async () => {
    const ids = async (uid: string) =>
      [...(await parts({ _uid: uid })).html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const [one, other] = [await ids('one'), await ids('other')]
    expect(one.length).toBeGreaterThan(0)
    expect(one.filter((id) => other.includes(id))).toEqual([])
  })

  it.each([{ headline: '' }, { headline: { a: 1 } }])('is refused with %j', async (blok) => {
    await expect(render(blok)).rejects.toThrow()
  })

  it('reads what it can of broken content, and says what it left out', async () => {
    const { html, left } = await render({ advisor: 'pram', image: 7, text: {}, level: 'h9' })
    expect(html).toContain('Welche Größe passt?')
    expect(html).not.toContain('<img')
    expect(left).toHaveLength(2)
  })
})
