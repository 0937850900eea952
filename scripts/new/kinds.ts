import { existsSync } from 'node:fs'
import { UsageError } from '@/lib/platform/command-line'
import { countryCodes, languages, perLanguage, shopBrands } from '@/schemas/markets'
import { planBlock } from './block'
import { planFilter } from './filter'
import { planLanguage } from './language'
import { planMarket } from './market'
import { isKebab } from './names'
import { planPaymentMethod } from './payment-method'
import type { Plan } from './plan'
import { planScreen } from './screen'
import { planTrigger } from './trigger'

type Given = (option: string) => string

type Kind = {
  options: readonly string[]
  example: string
  what: string
  /** What is to be said by hand once the files are written. */
  left: string
  plan: (name: string, given: Given, read: (path: string) => string) => Plan
}

function oneOf<const T extends string>(known: readonly T[], given: Given, option: string): T {
  const found = known.find((each) => each === given(option))
  if (!found) throw new UsageError(`--${option} is one of ${known.join(', ')}.`)
  return found
}

/** A name such as care-tip of something that there is not. */
function nameOf(name: string, text: string, entry: (name: string) => string): string {
  if (!isKebab(name)) throw new UsageError(`${name} is not a name such as care-tip.`)
  const camel = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  if (text.includes(entry(camel))) throw new UsageError(`There is ${name} already.`)
  return name
}

export const kinds = {
  block: {
    options: ['label', 'de', 'fr'],
    example: 'block care-tip --label "Care tip" --de Pflegetipp --fr "Conseil d’entretien"',
    what: 'a block of content with a headline and a text, in the registry, the catalogue and the Studio',
    left: 'Change it by the rules of blocks/README.md.',
    plan: (name, given, read) => {
      if (!isKebab(name)) throw new UsageError(`${name} is not a name such as care-tip.`)
      if (existsSync(`blocks/${name}`)) throw new UsageError(`There is a block ${name} already.`)
      return planBlock({ name, label: given('label'), german: given('de'), french: given('fr') }, read)
    },
  },
  screen: {
    options: [...languages, ...languages.map((language) => `path-${language}`)],
    example:
      'screen gift-guide --de Geschenkideen --fr "Idées cadeaux" --nl Cadeau-ideeën --path-de geschenkideen --path-fr idees-cadeaux --path-nl cadeau-ideeen',
    what: 'a static screen with a path in every language, in the frame of the shop, not for search engines',
    left: 'Say its description in lib/platform/i18n/messages, lead to it, run npm run draw:floors, and see lib/storefront/README.md.',
    plan: (name, given, read) =>
      planScreen(
        {
          name: nameOf(name, read('lib/platform/markets/screens.ts'), (camel) => `\n  ${camel}: {`),
          words: perLanguage(given),
          paths: perLanguage((language) => given(`path-${language}`)),
        },
        read,
      ),
  },
  filter: {
    options: ['attribute', ...languages],
    example: 'filter fabric --attribute stoff --de Stoff --fr Tissu --nl Stof',
    what: 'a filter of listings and search that reads an attribute of products',
    left: 'Entries of listings are made anew at the next start. Imports name the attribute as it is here.',
    plan: (name, given, read) => {
      const attribute = given('attribute')
      if (!/^\p{L}[\p{L}\d]*$/u.test(attribute))
        throw new UsageError(`--attribute ${attribute} is not a name such as stoff or washAt.`)
      const free = nameOf(name, read('lib/shop/listing/facets.ts'), (camel) => `\n  ${camel}: [`)
      return planFilter({ name: free, attribute, words: perLanguage(given) }, read)
    },
  },
  trigger: {
    options: ['label', 'de', 'fr'],
    example:
      'trigger long-sleeve --label "Product with long sleeves" --de "Produkt mit langen Ärmeln" --fr "article à manches longues"',
    what: 'a trigger of campaigns on a property of the product, at first that it is reduced',
    left: 'Say in lib/content/campaigns/compared.ts when it matches, and in its test. A value of its own is a row of schemas/blocks/triggers.ts with `picks`.',
    plan: (name, given, read) => {
      const free = nameOf(name, read('schemas/blocks/triggers.ts'), (camel) => `\n  ${camel}: {`)
      return planTrigger(
        { name: free, label: given('label'), german: given('de'), french: given('fr') },
        read,
      )
    },
  },
  'payment-method': {
    options: languages,
    example: 'payment-method BL --de Blik --fr Blik --nl Blik',
    what: 'a method that a payment service settles at once, which no shop offers until its configuration says so',
    left: 'Draw its mark (lib/storefront/design/drawings/svg/marks; the test of their edition says the new one), say its countries and bounds in lib/platform/payment-methods/methods.ts, what the service calls it in lib/platform/payments/stripe, and its explanation in the messages.',
    plan: (code, given, read) => {
      if (!/^[A-Z]{2}$/.test(code)) throw new UsageError(`${code} is not a code of two capitals such as BL.`)
      if (read('schemas/shop/order.ts').includes(`'${code}'`))
        throw new UsageError(`There is the method ${code} already.`)
      return planPaymentMethod({ code, words: perLanguage(given) }, read)
    },
  },
  language: {
    options: ['name', 'like'],
    example: 'language it --name Italiano --like fr',
    what: 'a language in every table of languages, with the words of another one to be translated',
    left: 'Run npx biome check --write, then translate what is the other language’s: the files of messages first, then each changed table. lib/platform/markets/README.md says where a language differs by more than words.',
    plan: (code, given, read) => {
      if (!/^[a-z]{2}$/.test(code)) throw new UsageError(`${code} is not a code of ISO 639 such as it.`)
      if ((languages as readonly string[]).includes(code))
        throw new UsageError(`There is the language ${code} already.`)
      return planLanguage({ code, name: given('name'), like: oneOf(languages, given, 'like') }, read)
    },
  },
  market: {
    options: ['language', 'country', 'name', 'brand', 'like'],
    example: 'market be-de --language de --country BE --name Belgien --brand bm --like de-at',
    what: 'a market in a country that there is, at first with the seller, the hours and the words of another market of its language',
    left: 'Replace what is the other market’s: the seller (lib/platform/shop-configuration), the hours, the last days to order in scripts/seed/content/christmas.json, the law in scripts/seed/content/markets. The tests of scripts/seed/content name the rest; see lib/platform/markets/README.md, also for a new country.',
    plan: (code, given, read) => {
      const [language, country] = [oneOf(languages, given, 'language'), oneOf(countryCodes, given, 'country')]
      if (!/^[a-z]{2}(?:-[a-z]{2})?$/.test(code)) throw new UsageError(`${code} is not a code such as be-de.`)
      if (read('lib/platform/markets/markets.ts').includes(`code: '${code}'`))
        throw new UsageError(`There is the market ${code} already.`)
      const brand = oneOf(shopBrands, given, 'brand')
      return planMarket({ code, language, country, name: given('name'), brand, like: given('like') }, read)
    },
  },
} as const satisfies Record<string, Kind>

export const isKind = (kind: string | undefined): kind is keyof typeof kinds =>
  kind !== undefined && Object.hasOwn(kinds, kind)

export const usage = [
  'npm run new -- <kind> <name> …  writes what is green at once, and says what is left:',
  ...Object.values(kinds).map(({ example, what }) => `  npm run new -- ${example}\n      ${what}`),
].join('\n\n')
