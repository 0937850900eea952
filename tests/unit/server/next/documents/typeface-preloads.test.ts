import { describe, expect, it } from 'vitest'
import { openEdge } from '../../edge/open-edge'

const preload = (file: string) =>
  `</_next/static/media/${file}.woff2>; rel=preload; as="font"; crossorigin=""; type="font/woff2"`
const figtree = preload('figtree_latin_wght_normal-s.p.08sr_7r2rzxl4')
const fraunces = preload('fraunces_latin_400_normal-s.p.2j1-120rypbv0')
const own = '</pictures/shop/aaaaaaaa.woff2>; rel=preload; as="font"; crossorigin=""; type="font/woff2"'
const picture = '</pictures/a.png/m/1200x0/filters:quality(75):format(webp)/a.webp>; rel=preload; as="image"'

const hint = (file: string) => `:HL["/_next/static/media/${file}.woff2","font",{"crossOrigin":""}]\n`
const style = ':HL["/_next/static/chunks/a.css","style"]\n'

async function answered(
  type: string,
  body: string,
  link: string | string[] = [figtree, fraunces, own, picture].join(', '),
) {
  await using edge = await openEdge({
    handler: (_, response) => {
      response.setHeader('content-type', `${type}; charset=utf-8`)
      response.setHeader('cache-control', 's-maxage=60')
      response.setHeader('link', link)
      response.end(body)
    },
  })
  return await edge.send('/de/versand/', {})
}

describe('the typefaces that a document preloads', () => {
  it.each([
    ['both of the project', 'data-display="fraunces"', [figtree, fraunces, own, picture]],
    ['one for texts and headlines', 'data-display="figtree"', [figtree, own, picture]],
    ['headlines of its own', 'data-display="own"', [figtree, own, picture]],
    ['texts of its own', 'data-display="fraunces" data-text="own"', [fraunces, own, picture]],
    ['two of its own', 'data-display="own" data-text="own"', [own, picture]],
    ['those of devices', 'data-display="system-serif" data-text="system-sans"', [own, picture]],
    ['what is no page of a shop', 'class="a"', [figtree, fraunces, own, picture]],
  ])('are those of a shop with %s', async (_, attributes, expected) => {
    const html = `<!DOCTYPE html><html lang="de-DE" ${attributes}><body><p data-display="x">Ja</p></body></html>`
    expect((await answered('text/html', html)).headers.link).toBe(expected.join(', '))
  })

  it('are named once where the header is set twice', async () => {
    const html = '<!DOCTYPE html><html data-display="figtree"><body></body></html>'
    const twice = [`${figtree}, ${fraunces}, ${picture}`, `${figtree}, ${fraunces}, ${picture}`]
    expect((await answered('text/html', html, twice)).headers.link).toBe(`${figtree}, ${picture}`)
  })

  it('leave no empty header', async () => {
    const html = '<!DOCTYPE html><html data-display="own" data-text="own"><body></body></html>'
    expect((await answered('text/html', html, fraunces)).headers).not.toHaveProperty('link')
  })

  it('are not asked for again by navigation data, whose document has them', async () => {
    const rows = `1:"$Sreact.fragment"\n${style}${hint('figtree_latin-s.p.1')}${hint('fraunces_latin-s.p.2')}0:{"P":null}\n`
    const { headers, body } = await answered('text/x-component', rows)
    expect(headers.link).toBe([own, picture].join(', '))
    expect(body).toBe(`1:"$Sreact.fragment"\n${style}0:{"P":null}\n`)
  })
})
