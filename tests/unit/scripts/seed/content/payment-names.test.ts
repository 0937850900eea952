import { describe, expect, it } from 'vitest'
import de from '@/lib/platform/i18n/messages/de.json'
import fr from '@/lib/platform/i18n/messages/fr.json'
import nl from '@/lib/platform/i18n/messages/nl.json'
import { read } from '@/scripts/seed/content/read'

type Methods = Record<string, { name: string }>

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

  it.each(['terms', 'privacy', 'faq'])('are named by their codes in the words of the page %s', (name) => {
    const words = JSON.stringify(page(name))
    expect(words).toContain('{payment')
    for (const code of ['KK', 'PP', 'V', ...shared]) expect(words).not.toContain(methods[code]?.name)
  })
})
