import { describe, expect, it } from 'vitest'
import de from '@/lib/platform/i18n/messages/de.json'
import fr from '@/lib/platform/i18n/messages/fr.json'
import nl from '@/lib/platform/i18n/messages/nl.json'
import { read } from '@/scripts/seed/content/read'

type Methods = Record<string, { name: string }>

/** What stands under `?KC`, and the like, in the words of a page. */
function saidOf(code: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => (key === `?${code}` ? [each] : saidOf(code, each)))
}

const shared = ['KC', 'KD', 'KN']

describe.each([
  ['de', de.payment.methods as Methods],
  ['fr', fr.payment.methods as Methods],
  ['nl', nl.payment.methods as Methods],
] as const)('the means of payment in %s', (language, methods) => {
  const page = (name: string) => read<unknown>(`words/${language}/${name}`)

  it('have the names of the checkout on the page about payment, which names them by their codes', () => {
    const written = JSON.stringify(page('payment'))
    for (const code of ['KK', 'PP', 'RE', 'V', ...shared]) expect(written).toContain(`["{payment${code}}",`)
  })

  it('have them among the answers', () => {
    for (const code of shared)
      for (const line of saidOf(code, page('faq'))) expect(line).toContain(`- ${methods[code]?.name}`)
  })

  it.each(['terms', 'privacy'])('have them in the %s, without the partner', (name) => {
    const words = JSON.stringify(page(name)).toLowerCase()
    for (const code of shared)
      expect(words).toContain(methods[code]?.name.replace(/ \S+ Klarna$/, '').toLowerCase())
  })
})
