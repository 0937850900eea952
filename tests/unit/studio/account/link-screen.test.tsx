import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LinkScreen } from '@/lib/studio/account/link-screen'
import { studioLanguages } from '@/lib/studio/i18n/languages'

const kinds = [
  [
    'invitation',
    '/studio/login/',
    /Diese Einladung gilt nicht mehr|invitation (?:has ended|n’est plus valable)/,
  ],
  [
    'newPassword',
    '/studio/login/forgotten/',
    /Dieser Link gilt nicht mehr|link has ended|lien n’est plus valable/,
  ],
] as const
const link = { key: 'k', name: 'Anna', address: 'anna@example.com' }

describe.each(studioLanguages)('The page of a link that sets a password in the Studio, in %s', (language) => {
  it.each(kinds)('says that the link has ended, and leads on: %s', (kind, next, said) => {
    const ended = { kind, language, link: undefined, problem: undefined, other: undefined }
    const html = renderToStaticMarkup(<LinkScreen {...ended} />)
    expect(html).toMatch(said)
    expect(html).toContain(`href="${next}"`)
    expect(html).toContain(`lang="${language}"`)
    expect(html).not.toContain('<form')
  })

  it.each(kinds)('says for whom it is, and who else is logged in: %s', (kind) => {
    const html = renderToStaticMarkup(
      <LinkScreen {...{ kind, language, link, problem: undefined, other: 'Ben' }} />,
    )
    for (const part of ['Anna', 'anna@example.com', 'Ben', 'value="k"']) expect(html).toContain(part)
    expect(html).not.toMatch(/aria-invalid=|role="alert"/)
    // A browser would say in its own language that the password is missing.
    expect(html).toMatch(/<form[^>]* noValidate=""/i)
  })

  it.each(['required', 'passwordShort', 'passwordLong', 'passwordLeaked'])(
    'says at the field why a password was refused: %s',
    (problem) => {
      const html = renderToStaticMarkup(
        <LinkScreen {...{ kind: 'invitation', language, link, problem, other: undefined }} />,
      )
      expect(html).toContain('aria-invalid="true"')
    },
  )
})
