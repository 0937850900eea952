import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { formWords } from '@/lib/content/forms'
import { allMarkets } from '@/lib/platform/markets/markets'
import { Form } from '@/lib/storefront/screens/forms/form.client'
import type { FormField } from '@/schemas/api/form'

const fields: FormField[] = [
  { name: 'name', label: 'Name', kind: 'text', required: true },
  { name: 'email', label: 'E-Mail', kind: 'email', required: true },
  { name: 'text', label: 'Text', kind: 'textarea', required: true },
] as unknown as FormField[]

const written = (errors: Record<string, string>, message?: string) =>
  allMarkets.map((market) =>
    renderToStaticMarkup(
      <Form
        {...{
          id: 'contact',
          fields,
          sealed: 's',
          path: '/de/',
          consent: undefined,
          submit: 'S',
          success: 'D',
        }}
        words={formWords(market)}
        errors={errors}
        message={message}
      />,
    ),
  )

it('a form that was refused lists its faults with links to their fields, in every market', () => {
  for (const html of written({ name: 'fehlt', text: 'zu kurz' }, 'Bitte prüfen')) {
    const [summary = ''] = html.match(/<div role="alert".*?<\/ul>/s) ?? []
    const links = [...summary.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)
    expect(links).toEqual(['contact-name', 'contact-text'])
    for (const id of links) expect(html).toContain(`id="${id}"`)
    expect(summary).toMatch(/Name<\/a>\s?: fehlt/)
  }
})

it('a form that nobody has sent lists nothing', () => {
  for (const html of written({})) expect(html).toMatch(/<div role="alert"[^>]*><\/div>/)
})
