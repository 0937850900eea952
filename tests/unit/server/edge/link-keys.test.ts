import { describe, expect, it } from 'vitest'
import {
  allMarkets,
  formAddress,
  giftCardScreenPath,
  linkKeyCookie,
  linkKeys,
  screenPath,
  studioLinkPath,
} from '@/lib/platform/markets'
import { generateCodes } from '@/lib/shop/vouchers'
import { type Handler, openEdge } from './open-edge'

const page: Handler = (incoming, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(`<p>${incoming.url}</p>`)
}

/** The links of all mails that lead to a page, by the cookie that takes their key. */
const ofShop = allMarkets
  .filter(({ brands }) => brands.includes('bm'))
  .flatMap((market) => {
    const confirm = formAddress(market, 'confirm', { token: '7.Key-_x' })
    const stock = formAddress(market, 'stock', { token: '7.Key-_x' })
    return [
      [
        'newPassword',
        `${screenPath(market, 'newPassword')}?hash=7.Key-_x`,
        screenPath(market, 'newPassword'),
      ],
      [
        'confirmAddress',
        `${screenPath(market, 'confirmAddress')}?hash=7.Key-_x`,
        screenPath(market, 'confirmAddress'),
      ],
      [
        'giftCard',
        giftCardScreenPath(market, { card: '7.Key-_x' }),
        `${screenPath(market, 'giftCard')}?state=open`,
      ],
      ['confirmNewsletter', confirm, confirm.replace(/\?.*/, '?state=open')],
      ['backInStock', stock, stock.replace(/\?.*/, '?state=open')],
    ] as const
  })

const links = [
  ...ofShop,
  ['studioInvitation', studioLinkPath('studioInvitation', '7.Key-_x'), '/studio/login/invitation/'],
  ['studioPassword', studioLinkPath('studioPassword', '7.Key-_x'), '/studio/login/new-password/'],
] as const

describe('The link of a mail with a key', () => {
  it.each(links)('leads on without it before any document is sent: %s, %s', async (name, link, target) => {
    await using edge = await openEdge({ handler: page, brand: 'bm' })
    for (const method of ['GET', 'HEAD']) {
      const got = await edge.send(link, {}, method)
      expect(got).toMatchObject({
        ...{ status: 303, body: '' },
        headers: {
          location: target,
          'cache-control': 'private, no-store',
          'referrer-policy': 'no-referrer',
          'set-cookie': [`${linkKeys[name].cookie}=7.Key-_x; Max-Age=900; Path=/; SameSite=Lax; HttpOnly`],
        },
      })
    }
    expect((await edge.send(target)).body).toBe(`<p>${target}</p>`)
  })

  it('has a cookie that other hosts cannot set where the shop is served by https', async () => {
    await using edge = await openEdge({ handler: page, brand: 'bm', baseUrl: 'https://shop.example' })
    for (const [name, link] of links.slice(0, 4))
      expect((await edge.send(link)).headers['set-cookie']?.[0]).toMatch(
        new RegExp(`^${linkKeyCookie(name, true)}=.*; Secure; HttpOnly$`),
      )
    expect(linkKeyCookie('newPassword', true)).toMatch(/^__Host-/)
  })

  it.each([
    ['with other parameters, which stay', '?utm_source=mail&hash=k&draft=d', '?utm_source=mail&draft=d', 'k'],
    ['twice', '?hash=k&hash=l', '', 'k'],
    ['in other spelling', '?%68ash=k', '', 'k'],
    ['that is none, which leaves none', '?hash=%0d%0aset-cookie:x', '', ''],
    ['that is too long', `?hash=${'k'.repeat(201)}`, '', ''],
    ['that is empty', '?hash=', '', ''],
  ])('is taken %s', async (_, query, rest, kept) => {
    await using edge = await openEdge({ handler: page, brand: 'bm' })
    const got = await edge.send(`/de/konto/neues-passwort/${query}`)
    expect([got.status, got.headers.location]).toEqual([303, `/de/konto/neues-passwort/${rest}`])
    expect(got.headers['set-cookie']).toEqual([
      `link-password=${kept}; Max-Age=${kept ? 900 : 0}; Path=/; SameSite=Lax; HttpOnly`,
    ])
  })

  it('is taken in a navigation inside the page, and after its path is mended', async () => {
    await using edge = await openEdge({ handler: page, brand: 'bm' })
    const soft = await edge.send('/de/konto/neues-passwort/?hash=k', { rsc: '1' })
    expect([soft.status, soft.headers.location]).toEqual([303, '/de/konto/neues-passwort/'])
    const mended = await edge.send('/de/konto/neues-passwort?hash=k')
    expect([mended.status, mended.headers.location]).toEqual([308, '/de/konto/neues-passwort/?hash=k'])
  })

  it('leaves why a password was refused in the address of a page of the Studio', async () => {
    await using edge = await openEdge({ handler: page, brand: 'bm' })
    const got = await edge.send(studioLinkPath('studioPassword', 'k', 'passwordShort'))
    expect(got.headers.location).toBe('/studio/login/new-password/?problem=passwordShort')
  })

  it.each(
    allMarkets.filter(({ brands }) => brands.includes('bm')).map((market) => [market.code, market] as const),
  )('leads from what was printed before gift cards had a page to that page: %s', async (code, market) => {
    await using edge = await openEdge({ handler: page, brand: 'bm' })
    const [sold = ''] = generateCodes(1)
    const got = await edge.send(`/${code}/?voucher=${sold}`)
    expect([got.status, got.headers.location]).toEqual([303, `${screenPath(market, 'giftCard')}?state=open`])
    expect(got.headers['set-cookie']).toEqual([
      `link-gift-card=${sold}; Max-Age=900; Path=/; SameSite=Lax; HttpOnly`,
    ])
  })

  it.each([
    '?voucher=HERBST',
    '?voucher=gbcdfghjklmn',
    '?voucher=GBCDFGHJKLMN&utm_source=mail',
    '?utm_source=mail&voucher=GBCDFGHJKLMN',
  ])('keeps the code of a voucher on the page: %s', async (query) => {
    await using edge = await openEdge({ handler: page, brand: 'bm' })
    expect((await edge.send(`/de/${query}`)).status).toBe(200)
    expect((await edge.send('/de/versand/?voucher=GBCDFGHJKLMN')).status).toBe(200)
  })

  it('is a code as it is typed, in groups', async () => {
    await using edge = await openEdge({ handler: page, brand: 'bm' })
    const got = await edge.send('/de/geschenkgutschein/?card=GBCD+FGHJ%20KLMN')
    expect(got.headers['set-cookie']?.[0]).toMatch(/^link-gift-card=GBCDFGHJKLMN;/)
  })

  it('is none on pages that take no key', async () => {
    await using edge = await openEdge({ handler: page, brand: 'bm' })
    expect((await edge.send('/de/versand/?hash=k')).status).toBe(200)
  })
})
