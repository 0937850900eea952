import { createHash } from 'node:crypto'
import {
  type OwnTypeface,
  type Palette,
  paletteOf,
  type ShopConfiguration,
  type Typeface,
} from '@/schemas/shop'
import { faceRules, familyOf, fittedFamily, fittedRule, isOwn, ownTypefaces } from './typefaces'

/** The custom properties of app/globals.css by the colours of a shop. Lines and shadows are mixed from these. */
const properties: Readonly<Record<Exclude<keyof Palette, 'soft'>, string>> = {
  ground: '--color-ground',
  ink: '--color-ink',
  accent: '--color-accent',
  card: '--color-card',
  quiet: '--color-quiet',
  accentDeep: '--color-accent-deep',
  accentInk: '--color-accent-ink',
  outline: '--color-outline',
  companion1: '--color-companion-1',
  companion2: '--color-companion-2',
  companion3: '--color-companion-3',
  companion4: '--color-companion-4',
}

const sans = 'system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif'
const serif = '"Iowan Old Style","Palatino Linotype",Georgia,serif'

const stacks: Readonly<Record<Typeface, string>> = {
  figtree: `var(--font-figtree,ui-sans-serif),${sans}`,
  fraunces: `var(--font-fraunces,ui-serif),${serif}`,
  'system-sans': sans,
  'system-serif': serif,
}

/** The families of a typeface: of the shop's own, then what stands in its place until it is loaded. */
function stackOf(typeface: Typeface | OwnTypeface): string {
  if (!isOwn(typeface)) return stacks[typeface]
  const family = familyOf(typeface)
  const like = typeface.like === 'serif' ? serif : sans
  return family === undefined ? like : `"${family}","${fittedFamily(family)}",${like}`
}

/** What the document says of the typeface of its headlines, for rules that are for one of the project's. */
export const displayName = ({ fonts: { display } }: Pick<ShopConfiguration, 'fonts'>): string =>
  isOwn(display) ? 'own' : display

/** The same of its texts; undefined where they have the project's usual one. The edge preloads what both name. */
export const textName = ({ fonts: { text } }: Pick<ShopConfiguration, 'fonts'>): string | undefined => {
  if (isOwn(text)) return 'own'
  return text === 'figtree' ? undefined : text
}

type Shown = Pick<ShopConfiguration, 'colours' | 'fonts'>

/** The typefaces of the style sheet. */
const usual: Shown['fonts'] = { text: 'figtree', display: 'fraunces' }

/** The declarations for a shop's colours, which the style sheet has none of, and for other typefaces than its own. */
function shopDeclarations({ colours, fonts }: Shown): string {
  const own = paletteOf(colours)
  const names = Object.keys(properties) as (keyof typeof properties)[]
  return [
    ...names.map((name) => `${properties[name]}:${own[name]}`),
    ...(fonts.text === usual.text ? [] : [`--font-sans:${stackOf(fonts.text)}`]),
    ...(fonts.display === usual.display ? [] : [`--font-display:${stackOf(fonts.display)}`]),
  ].join(';')
}

type Props = {
  shop: Shown
  /** The language of the documents that it is for: the browser keeps it when the visitor goes to another market. */
  lang?: string
}

/** The colours and typefaces of a shop by its configuration. React writes them into the head. */
export function ShopStyle({ shop, lang }: Props) {
  const declarations = shopDeclarations(shop)
  const own = ownTypefaces(shop.fonts)
  const faces = own.flatMap((typeface) => [...faceRules(typeface), fittedRule(typeface) ?? ''])
  const rule = `${faces.join('')}${lang === undefined ? 'html' : `html[lang="${lang}"]`}{${declarations}}`
  // React knows a style by this name, which has no spaces, and keeps one of each.
  const name = createHash('sha256').update(rule).digest('hex').slice(0, 12)
  return (
    <>
      {own.map(
        ({ faces: [first] = [] }) =>
          first && (
            <link
              key={first.src}
              rel="preload"
              as="font"
              type="font/woff2"
              href={first.src}
              crossOrigin="anonymous"
            />
          ),
      )}
      <style href={`look-${name}`} precedence="look">
        {rule}
      </style>
    </>
  )
}
