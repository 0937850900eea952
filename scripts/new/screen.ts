import { type Language, languages } from '@/schemas'
import { addMessage, putBefore } from './insert'
import { namesOf, quoted } from './names'
import type { Plan } from './plan'

export type NewScreen = {
  /** `gift-guide`: its folder and, in English, its name. */
  name: string
  /** Its title, as shoppers read it. */
  words: Readonly<Record<Language, string>>
  /** Its path below a market: `geschenkideen`. */
  paths: Readonly<Record<Language, string>>
}

const screensFile = 'lib/platform/markets/screens.ts'
const ownFile = 'app/[market]/(shop)/own-screen.tsx'
const messagesFile = (language: Language) => `lib/platform/i18n/messages/${language}.json`

const pageFile = ({ name }: NewScreen) => {
  const { kebab, camel, pascal } = namesOf(name)
  return `import type { Metadata } from 'next'
import { ${pascal}Screen } from '@/lib/storefront/screens/${kebab}'
import { OwnScreen, ownScreenMetadata } from '../../own-screen'

export const ensureStatic = 'navigation'

type Props = PageProps<'/[market]/~internal/${kebab}'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  ownScreenMetadata((await params).market, '${camel}')

export default async function ${pascal}Page({ params }: Props) {
  return (
    <OwnScreen marketCode={(await params).market} screen="${camel}">
      {(market) => <${pascal}Screen market={market} />}
    </OwnScreen>
  )
}
`
}

const screenFile = ({ name }: NewScreen) => {
  const { camel, pascal } = namesOf(name)
  return `import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'

export function ${pascal}Screen({ market }: { market: Market }) {
  const t = marketText(market)
  return (
    <div className="pt-6 pb-section md:pt-10">
      <h1 className="font-display text-h1">{t('${camel}.page.title')}</h1>
      <p className="mt-2 max-w-prose text-lead text-quiet">{t('${camel}.page.description')}</p>
    </div>
  )
}
`
}

const testFile = ({ name }: NewScreen) => {
  const { kebab, pascal } = namesOf(name)
  return `import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets'
import { ${pascal}Screen } from '@/lib/storefront/screens/${kebab}'

it.each(allMarkets)('${kebab} has one headline in the market $code', (market) => {
  const html = renderToStaticMarkup(<${pascal}Screen market={market} />)
  expect(html.match(/<h1/g)).toHaveLength(1)
})
`
}

/** A static screen with a path in every language: its row, its page in the shop's frame, its folder, its words, its test. */
export function planScreen(screen: NewScreen, read: (path: string) => string): Plan {
  const { kebab, camel, pascal } = namesOf(screen.name)
  const paths = languages.map((language) => `${language}: ${quoted(screen.paths[language])}`).join(', ')
  const row = `  ${camel}: {
    path: { ${paths} },
    ...open,
    route: internal('${kebab}'),
  },`
  const own = read(ownFile).replace(/^(type OwnScreenName = )(.*)$/m, `$1$2 | '${camel}'`)
  return new Map([
    [screensFile, putBefore(read(screensFile), row, /^\} as const satisfies Record<string, Screen>/)],
    [ownFile, own],
    [`app/[market]/(shop)/~internal/${kebab}/page.tsx`, pageFile(screen)],
    [
      `lib/storefront/screens/${kebab}/index.ts`,
      `/** The screen ${camel}. */\nexport { ${pascal}Screen } from './${kebab}-screen'\n`,
    ],
    [`lib/storefront/screens/${kebab}/${kebab}-screen.tsx`, screenFile(screen)],
    [`tests/unit/storefront/screens/${kebab}.test.tsx`, testFile(screen)],
    ...languages.map((language): [string, string] => {
      const title = screen.words[language]
      const titled = addMessage(read(messagesFile(language)), `${camel}.page.title`, title)
      return [messagesFile(language), addMessage(titled, `${camel}.page.description`, title)]
    }),
  ])
}
