import { describe, expect, it } from 'vitest'
import { seedStories } from '@/scripts/seed/content'

const stories = [...seedStories('baby'), ...seedStories('bm')]

/** The words of a page of a market, with plain spaces. */
const pagesOf = (group: string) =>
  stories
    .filter((story) => story.group === group)
    .map(({ fullSlug, content }) => ({
      locale: fullSlug.slice(0, 5),
      words: [...JSON.stringify(content).matchAll(/"text":"((?:[^"\\]|\\.)*)"/g)]
        .map(([, text = '']) => text.replace(/[\u00a0\u202f]/g, ' '))
        .join('\n'),
    }))

/** What the law of each country asks an imprint for, beside the name, the address and an e-mail address. */
const asked: Record<string, RegExp[]> = {
  'de-de': [
    /Vertreten durch/,
    /Telefon/,
    /Amtsgericht/,
    /HRB/,
    /§ 27 a UStG/,
    /§ 18 Abs. 2 MStV/,
    /§ 36 VSBG/,
  ],
  'de-at': [
    /Firmenbuchnummer/,
    /Firmenbuchgericht/,
    /ATU/,
    /GISA/,
    /Wirtschaftskammer/,
    /Gewerbebehörde/,
    /§ 25 MedienG/,
  ],
  'de-ch': [/Telefon/, /Handelsregister/, /UID\): CHE-/, /CHE-[\d.]+ MWST/],
  'fr-ch': [/Téléphone/, /Registre du commerce/, /IDE\) : CHE-/, /CHE-[\d.]+ TVA/],
  'fr-fr': [
    /capital/,
    /RCS/,
    /SIRET/,
    /TVA/,
    /Directrice de la publication/,
    /Hébergeur/,
    /médiateur/,
    /Téléphone/,
  ],
  'fr-be': [/BCE/, /RPM/, /TVA : BE/, /SPF Économie/, /Téléphone/],
  'nl-be': [/KBO/, /RPR/, /Btw-nummer: BE/, /FOD Economie/, /Telefoon/],
  'nl-nl': [/KvK-nummer/, /Btw-nummer: NL/, /Telefoon/],
}

describe.each(pagesOf('imprint'))('the imprint of $locale', ({ locale, words }) => {
  it('has what its law asks for', () => {
    const missing = (asked[locale] ?? [/^(?!)/]).filter((pattern) => !pattern.test(words))
    expect(missing).toEqual([])
  })

  it('says once, at its foot, that it is an example', () => {
    const last = words.split('\n').at(-1) ?? ''
    expect(last).toMatch(/^Nestling (?:ist|est|is) .*(?:Demonstration|démonstration|demonstratie)/)
    expect(words.match(/[Dd]emonstrat|démonstration/g)).toHaveLength(1)
  })
})

/** The law that warranty follows, and words that would contradict it. */
const warranty: Record<string, { named: RegExp; never?: RegExp }> = {
  'de-de': { named: /§§ 434 ff\. BGB/ },
  'de-at': { named: /Verbrauchergewährleistungsgesetz/ },
  'de-ch': { named: /Art\. 210 OR/, never: /BGB|DSGVO|EU-Recht|widerrufen/ },
  'fr-ch': { named: /art\. 210 CO/, never: /code de la consommation|rétractation/i },
  'fr-fr': { named: /articles L\. 217-1 à L\. 217-32/, never: /dommage prévisible/ },
  'fr-be': { named: /1649bis/, never: /dommage prévisible/ },
  'nl-be': { named: /1649bis/ },
  'nl-nl': { named: /7:17/ },
}

describe.each(pagesOf('terms'))('the terms of $locale', ({ locale, words }) => {
  it('name the warranty of their law, and nothing against it', () => {
    const { named, never } = warranty[locale] ?? { named: /^(?!)/ }
    expect(words).toMatch(named)
    if (never) expect(words).not.toMatch(never)
  })
})

const companiesIn = (words: string) => words.match(/Nestling (?:Handels?|Commerce) [\w.]+/g)

it('is one company in both languages of Switzerland', () => {
  const [first, ...others] = pagesOf('imprint').filter(({ locale }) => locale.endsWith('-ch'))
  expect(others.length).toBeGreaterThan(0)
  for (const { words } of others) expect(companiesIn(words)).toEqual(companiesIn(first?.words ?? ''))
})

it('has no link to the platform for disputes that the Union has closed', () => {
  expect(stories.filter(({ content }) => /consumers\/odr|webgate\.ec/.test(JSON.stringify(content)))).toEqual(
    [],
  )
})

const authorities: Record<string, RegExp> = {
  'de-de': /Bundesland/,
  'de-at': /Österreichischen Datenschutzbehörde/,
  'de-ch': /EDÖB/,
  'fr-ch': /PFPDT/,
  'fr-fr': /CNIL/,
  'fr-be': /Autorité de protection des données/,
  'nl-be': /Gegevensbeschermingsautoriteit/,
  'nl-nl': /Autoriteit Persoonsgegevens/,
}

it.each(pagesOf('privacy'))(
  'the privacy page of $locale names its authority, its law and who gets data',
  ({ locale, words }) => {
    expect(words).toMatch(authorities[locale] ?? /^(?!)/)
    expect(words).toMatch(/-ch$/.test(locale) ? /\((?:Art|art)\. 31 .*(?:DSG|LPD)\)/ : /DSGVO|RGPD|AVG/)
    if (/-ch$/.test(locale)) expect(words).not.toMatch(/DSGVO|RGPD/)
    expect(words).toMatch(/Stripe Payments Europe/)
  },
)
