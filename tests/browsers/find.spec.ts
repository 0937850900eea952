import { desk, expect, paths, phone, test } from '../fixtures/browsers/test'
import {
  button,
  checkbox,
  combobox,
  dialog,
  heading,
  label,
  link,
  main,
  option,
  radio,
  region,
  text,
} from '../fixtures/browsers/thing'
import type { Visitor } from '../fixtures/browsers/visitor'

const products = region('Produkte')
const countOfProducts = text(/^\d+ Produkte$/, products)

const pathOf = (visitor: Visitor) => expect.poll(() => visitor.path())
const words = (element: Element) => element.textContent ?? ''

test('a search suggests while one types, leads to results, and these to a product', async ({ visitor }) => {
  await visitor.open('/de/')
  const field = label('Suchen')
  await visitor.enter(field, 'schlafs')
  const all = option('Alle Ergebnisse für „schlafs“')
  await visitor.sees(all)
  await visitor.keys('Escape')
  await visitor.misses(all)
  expect(await visitor.read(field, (input) => (input as HTMLInputElement).value)).toBe('schlafs')
  await visitor.enter(field, 'schlafsack')
  await visitor.sees(option('Alle Ergebnisse für „schlafsack“'))
  await visitor.keys('Enter')
  await pathOf(visitor).toBe('/de/suche/?term=schlafsack')
  await visitor.sees(heading('Ergebnisse für „schlafsack“'))
  await visitor.choose(combobox('Sortieren nach', products), 'Preis aufsteigend')
  await pathOf(visitor).toBe('/de/suche/?term=schlafsack&sort=price-asc')
  await visitor.press(link(/schlafsack/i, products))
  await pathOf(visitor).toMatch(/^\/de\/p\/[a-z0-9-]+\//)
  await visitor.sees(heading(/schlafsack/i))
})

for (const [name, window] of Object.entries({ desk, phone }))
  test(`filters narrow a category on a ${name}, stand in the address, and Back takes them back`, async ({
    visit,
  }) => {
    const visitor = await visit(window)
    await visitor.open('/de/kleidung/')
    const all = await visitor.read(countOfProducts, words)
    const drawer = dialog('Filter')
    await visitor.press(button(/^(?:Alle )?Filter/, products))
    await visitor.press(text('Marke', drawer))
    await visitor.press(checkbox(/Nestling/, drawer))
    await pathOf(visitor).toBe('/de/kleidung/?brand=nestling')
    await visitor.sees(drawer)
    const show = button(/ansehen$/, drawer)
    await expect.poll(() => visitor.read(show, words)).not.toBe(`${all} ansehen`)
    await visitor.press(show)
    await visitor.misses(drawer)
    const one = await visitor.read(countOfProducts, words)
    expect(one).not.toBe(all)
    const place = await visitor.read(products, (list) => list.getBoundingClientRect().top)
    expect(place).toBeLessThan(window.height)

    const first = link(/./, { role: 'article', within: products })
    const name = await visitor.read(first, words)
    await visitor.press(first)
    await pathOf(visitor).toMatch(/^\/de\/p\//)
    await visitor.back()
    await pathOf(visitor).toBe('/de/kleidung/?brand=nestling')
    expect(await visitor.read(first, words)).toBe(name)
    await visitor.back()
    await pathOf(visitor).toBe('/de/kleidung/')
    await expect.poll(() => visitor.read(countOfProducts, words)).toBe(all)
  })

test('a size changes price, delivery and address at once, and another colour keeps it', async ({
  visitor,
}) => {
  await visitor.open(paths.sage)
  await visitor.sees(text(/15,99\s€$/, main))
  await visitor.press(radio('74'))
  await pathOf(visitor).toBe(`${paths.sage}?variant=PW.pw1001.074`)
  await visitor.sees(text(/22,99\s€$/, main))
  await visitor.sees(text('Lieferbar in 3 Wochen', main))
  const apricot = link('Apricot', { role: 'navigation', name: 'Farbe' })
  await visitor.press(apricot)
  await pathOf(visitor).toBe(`${paths.apricot}?variant=PW.pw1002.074`)
  expect(await visitor.read(radio('74'), (input) => (input as HTMLInputElement).checked)).toBe(true)
  await expect.poll(() => visitor.read(apricot, (each) => each.getAttribute('aria-current'))).toBe('page')
})
