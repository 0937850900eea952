import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { marketsOf } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { findShopConfigurations } from '@/lib/platform/shop-configuration/find'
import { shopConfiguration, withDefaultColours } from '@/schemas/shop'
import { describeOnDatabases } from '../../fixtures/databases'
import { importInto } from '../../fixtures/import'
import { shopSettings, withValue } from '../../fixtures/shop-settings'
import { one, other } from '../../fixtures/whole-configurations'

type Fields = Record<string, unknown>

const settings = shopSettings
  .filter((path) => path.includes('.'))
  .map((path) => path.replace('slots.*', 'slots.basket').replace('methods.*', 'methods.NN'))

const at = (object: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Fields | undefined)?.[name], object)
const set = (object: unknown, path: string, value: unknown) =>
  withValue(object as Fields, path.split('.'), value)
const rowOf = (path: string, value: unknown) => set({}, path, value)

it('there are two values of every setting of every object', () => {
  for (const path of settings) {
    expect(at(other, path), path).toBeDefined()
    // One of both is set, never both.
    if (path === 'feed.everyMinutes' || path === 'returnLabels.carrier') continue
    expect(at(one, path), path).toBeDefined()
    expect(at(other, path), path).not.toEqual(at(one, path))
  }
})

/** What was made of another field's value, or stands in its place, goes with it. */
const goesWith: Readonly<Record<string, readonly string[]>> = {
  'logo.src': ['logo.width', 'logo.height', 'logo.mail'],
  'logo.dark': ['logo.mailDark'],
  'feed.everyMinutes': ['feed.at'],
}

const setWithOthers = (object: unknown, path: string, value: unknown) =>
  (goesWith[path] ?? []).reduce<Fields>(
    (left, field) => set(left, field, undefined),
    set(object, path, value),
  )

/** A row that names one of these alone would mix two companies or two banks. */
const notAlone: Readonly<Record<string, string>> = {
  'seller.name': 'seller.street: is missing',
  'seller.bankAccount.iban': 'seller.bankAccount.bank: is missing',
}

/** Maps, to which a row adds entries. */
const maps = ['returnLabels.receiverIds']

/** The shop makes its own of the other picture, which the row must name. */
const madeOfOthers = ['logo.mail', 'logo.mailDark']

const [market] = marketsOf('baby').filter(({ shopLocale }) => shopLocale === 'de-de')
if (!market) throw new Error('There is no market de-de')
const { returnLabels, bookkeeping, ...ofDemo } = defaultConfiguration('baby', market)
/** The row has a seller of its own: no instalments of the wallet, no contract with a carrier, and numbers of its own. */
const usual = { ...ofDemo, options: { ...ofDemo.options, paypalInstallments: false } }

/** As it is by default; the made-up seller is nobody's. */
const without = (object: unknown, path: string) =>
  setWithOthers(object, path, path.startsWith('seller.') ? undefined : at(usual, path))

/** All objects of the configuration, by their paths, those within lists and maps as well. */
const objectsIn = (value: unknown, path = ''): string[] =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? []
    : [
        ...(path === '' ? [] : [path]),
        ...Object.entries(value).flatMap(([name, part]) =>
          objectsIn(part, path === '' ? name : `${path}.${name}`),
        ),
      ]
const objects = objectsIn(one)

describeOnDatabases('A row of the configuration', (getDb) => {
  const take = async (row: object) => {
    const line = JSON.stringify({ type: 'shop_configuration', locale: 'de-de', ...row })
    return (await importInto(getDb(), line)).samples.map(({ reason }) => reason)
  }
  const found = async () => (await findShopConfigurations(getDb(), 'baby')).get('de-de')

  beforeEach(async () => {
    await getDb().execute(sql`truncate shop_configurations`)
    await getDb().execute(sql`insert into shop_configurations values ('de-de', ${JSON.stringify(one)})`)
  })

  it.each(objects)(
    'of a newer release keeps %s without the field that this one does not know',
    async (path) => {
      const before = await found()
      const newer = JSON.stringify(set(one, path, { ...(at(one, path) as Fields), hologram: 1 }))
      await getDb().execute(sql`update shop_configurations set settings = ${newer}::jsonb`)
      expect(await found()).toEqual(before)
      // And it can be changed as before.
      expect(await take({ seller: { phone: '040 1234' } })).toEqual([])
      expect((await found())?.seller).toMatchObject({ ...one.seller, phone: '040 1234' })
    },
  )

  it('has every setting of each object', async () => {
    await getDb().execute(sql`truncate shop_configurations`)
    expect(await take(one)).toEqual([])
    expect(await found()).toMatchObject(one)
  })

  it.each(settings)('that names %s alone leaves all else as the row before it had it', async (path) => {
    const before = await found()
    const refused = await take(rowOf(path, at(other, path)))
    if (notAlone[path]) {
      expect(refused).toEqual([expect.stringContaining(notAlone[path])])
      expect(await found()).toEqual(before)
      return
    }
    expect(refused).toEqual([])
    const value = maps.includes(path)
      ? { ...(at(one, path) as object), ...(at(other, path) as object) }
      : at(other, path)
    expect(await found()).toEqual(setWithOthers(before, path, value))
  })

  it.each(settings)('takes %s back by null, and nothing else', async (path) => {
    if (at(one, path) === undefined) return
    const before = await found()
    const refused = await take(rowOf(path, null))
    const left = shopConfiguration.safeParse(without(before, path))
    const isTaken = left.success && !madeOfOthers.includes(path)
    expect(refused).toEqual(isTaken ? [] : [expect.stringContaining(`${path.split('.')[0]}.`)])
    // One colour follows from the others.
    const colours = path.startsWith('colours.') && {
      colours: withDefaultColours(set(one, path, undefined).colours as object, usual.colours),
    }
    expect(await found()).toEqual(isTaken ? { ...left.data, ...colours } : before)
  })

  it.each(Object.keys(one))('takes %s back as a whole', async (name) => {
    const before = await found()
    expect(await take({ [name]: null })).toEqual([])
    expect(await found()).toEqual(set(before, name, (usual as Fields)[name]))
  })

  it.each(Object.keys(one))(
    'is refused for a part of %s that is not whole with what was before',
    async (name) => {
      await getDb().execute(sql`truncate shop_configurations`)
      const [first = ''] = settings.filter((path) => path.startsWith(`${name}.`)).toReversed()
      const refused = await take(rowOf(first, at(other, first)))
      const isWhole = shopConfiguration.safeParse(set(usual, first, at(other, first))).success
      if (isWhole && name !== 'seller') expect(refused).toEqual([])
      else
        expect(refused).toEqual([
          expect.stringMatching(new RegExp(`^${name}\\.\\w+.*: is (?:missing|needed)`)),
        ])
    },
  )
})
