import { describe, expect, it } from 'vitest'
import { templateOf } from '@/lib/server/next/joining'

const marks = { place: 'data-place', facts: 'data-facts', word: 'here' }
const facts = '<script type="application/json" data-facts="">{"a":"\\u003c"}</script>'
const place = '<template data-place=""></template>'
const data = `<script>self.__next_f.push([1,'1:["$","$L2",null,{"given":"here"}]\\n term9'])</script>`
const page = `<!DOCTYPE html><title>term9</title>${facts}<main>${place}</main>${data}</body></html>`

const words = [['term9', { markup: 'a &amp; b', data: 'a & b' }]] as const

describe('a template', () => {
  it('knows its facts, which it does not send, and is joined with a part in both of its places', () => {
    const template = templateOf(page, marks)
    expect(template?.facts).toEqual({ a: '<' })
    const { html, script } = template?.join({ markup: '<p>$&</p>', given: { n: 1 } }, words) ?? {}
    expect(html).toBe(
      page
        .replace('{"a":"\\u003c"}', '')
        .replace(place, () => '<p>$&</p>')
        .replace('"here"', '{"n":1}')
        .replace('term9', 'a &amp; b')
        .replace('term9', 'a & b'),
    )
    expect(html).toContain(`<script>${script}</script>`)
  })

  it('gets values that end neither its script, nor its text, nor mean anything to React', () => {
    const given = { a: "'</script><!--\\", b: '$L1', c: '$$', d: ['\u2028', '\n', '"'] }
    const { script = '' } = templateOf(page, marks)?.join({ markup: '', given }, []) ?? {}
    expect(script).not.toContain('<')
    const pushed: [number, string][] = []
    new Function('self', script)({ __next_f: pushed })
    const [[, payload = ''] = []] = pushed
    const [, , , props] = JSON.parse(payload.slice(2, payload.indexOf('\n'))) as [
      string,
      string,
      null,
      object,
    ]
    expect(props).toEqual({ given: { ...given, b: '$$L1', c: '$$$' } })
  })

  it.each([
    ['without facts', page.replace(facts, '')],
    ['without a place', page.replace(place, '')],
    ['with two places', page.replace(place, place + place)],
    ['without data', page.replace('"given":"here"', '')],
    ['with two words', page.replace('term9', '"given":"here"')],
  ])('is none %s', (_, html) => {
    expect(templateOf(html, marks)).toBeUndefined()
  })
})
