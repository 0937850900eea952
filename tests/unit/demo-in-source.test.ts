import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { defaultLooks } from '@/lib/platform/shop-configuration'

/** Where the demo's name or one of its colours is written, and why. */
const allowed: Record<string, string> = {
  'lib/platform/shop-configuration/default-look.ts': 'the name and the colours of the demo',
  'lib/platform/shop-configuration/default-seller.ts': 'the made-up companies of the demo',
  'lib/platform/config/mail.ts': 'an example of a setting',
  'lib/platform/config/settings.ts': 'an example of a setting',
  'lib/shop/stores/places/index.ts': 'an example in a comment',
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

/** Where a text in the code still has the demo's name in small letters, and why. All else is in no shop's way. */
const technical: Record<string, string> = {
  'lib/content/embedded/archive/files.ts': 'the former name of a folder of archives',
  'lib/content/embedded/archive/open-folder.ts': 'a trial file that is gone at once',
  'lib/content/embedded/archive/read-archive.ts': 'the former name of a folder of archives',
  'lib/content/embedded/story-uuid.ts': 'what ids are reckoned from',
  'lib/platform/db/embedded-name.ts': 'the name of the database, for its operator',
  'lib/platform/db/embedded.ts': 'a folder of sockets',
  'lib/platform/db/listen.ts': 'a channel of the database',
  'lib/platform/db/session-name.ts': 'the name of a session of the database, for its operator',
  'lib/platform/freshness/invalidations.ts': 'a channel of the database',
  'lib/server/edge/build-facts.ts': 'a file of the build',
  'lib/server/next/internals/internals.ts': 'a user agent between two parts of the server',
  'lib/server/start/build.ts': 'a file of the build',
  'lib/server/start/make-artefact.ts': 'a folder that is gone with the build',
  'lib/storefront/design/drawings/names.ts': 'pictures of the demo',
  'lib/storefront/screens/layout/consent-view.ts': 'the former name of a cookie',
  'lib/storefront/screens/recently-viewed/recently-viewed.ts': 'the former name of a list in the browser',
  'lib/storefront/visitor/session/session-cookies.ts': 'the former name of a cookie',
  'lib/studio/editor/model/clipboard.ts': 'the former name of a format',
}

it('no cookie, header, key, user agent or file that leaves the server has the demo’s name', () => {
  const quoted = files.filter((file) =>
    // Names of properties, settings and the headers between the parts of the server reach nobody else.
    /nestling/.test(
      readFileSync(file, 'utf8').replace(/nestling[A-Z]|x-nestling-(?:internal|client|route)/g, ''),
    ),
  )
  expect(quoted.sort()).toEqual(Object.keys(technical).sort())
})
