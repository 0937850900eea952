import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { defaultLooks } from '@/lib/platform/shop-configuration'

/** Where the demo's name or one of its colours is written, and why. */
const allowed: Record<string, string> = {
  'app/globals.css': 'the theme of the demo, which a shop’s own colours override',
  'lib/platform/shop-configuration/default-look.ts': 'the name and the colours of the demo',
  'lib/platform/shop-configuration/default-seller.ts': 'the made-up companies of the demo',
  'lib/platform/config/mail.ts': 'an example of a setting',
  'lib/platform/config/settings.ts': 'an example of a setting',
  'lib/content/embedded/space.ts': 'the name of the content space, for editors',
  'lib/shop/stores/places/index.ts': 'an example in a comment',
  'lib/studio/passkeys/relying-party.ts': 'the name of the Studio',
  'lib/studio/forms/labels/de.json': 'an example of a colour, for editors',
  'lib/studio/forms/labels/fr.json': 'an example of a colour, for editors',
  'schemas/blocks/shared.ts': 'an example of a colour, for editors',
  'blocks/typography.ts': 'an example of a colour',
  'app/studio/studio.css': 'the look of the Studio',
  'lib/storefront/design/drawings/names.ts': 'the grounds of the demo’s pictures',
  'lib/storefront/design/drawings/rooms.ts': 'the rooms of the demo’s pictures',
}

/** What shows blocks to editors and developers, with words and goods of the demo. */
const isExample = (file: string) => /\.examples\.ts$|\/example-words\.json$|\/drawings\/svg\//.test(file)

const colours = Object.values(defaultLooks).flatMap((look) =>
  Object.values(look.colours).filter((colour) => colour !== '#ffffff'),
)
const names = Object.values(defaultLooks).map(({ name }) => name)
const demo = new RegExp(`\\b(?:${names.join('|')})\\b|${colours.join('|')}`)

const files = ['app', 'blocks', 'lib', 'registry', 'schemas'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css|json)$/.test(file))
    .map((file) => `${folder}/${file}`)
    .filter((file) => !isExample(file) && !file.includes('/migrations/') && statSync(file).isFile()),
)

it('the demo’s names and colours are written in named places alone', () => {
  const found = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return demo.test(text) || colours.some((colour) => text.toLowerCase().includes(colour))
  })
  expect(found.sort()).toEqual(Object.keys(allowed).sort())
})
