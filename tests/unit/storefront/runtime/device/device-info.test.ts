import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { skipsConsent } from '@/lib/storefront/runtime/consent/skips-consent'
import { type DeviceInfo, deviceClass, deviceInfo, deviceTags } from '@/lib/storefront/runtime/device'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

const agents: [string, string, (keyof DeviceInfo)[]][] = [
  [
    'Chrome on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`,
    ['isDesktop', 'isWindows', 'isChrome'],
  ],
  [
    'Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    ['isDesktop', 'isWindows', 'isEdge'],
  ],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    ['isDesktop', 'isFirefox'],
  ],
  ['Safari on a Mac', `${mac} ${safari} Version/26.0 Safari/605.1.15`, ['isDesktop', 'isMacOS', 'isSafari']],
  [
    'Safari on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${safari} Version/26.0 Mobile/15E148 Safari/604.1`,
    ['isMobile', 'isIos', 'isSafari'],
  ],
  [
    'an iPad',
    `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${safari} Version/17.5 Mobile/15E148 Safari/604.1`,
    ['isTablet', 'isIos', 'isSafari'],
  ],
  [
    'Chrome on a phone',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`,
    ['isMobile', 'isAndroid', 'isChrome'],
  ],
  [
    'Samsung’s browser on a phone',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ['isMobile', 'isAndroid', 'isSamsung'],
  ],
  ['Google', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', ['isCrawler']],
  ['Bing', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', ['isCrawler']],
]

const flags = (info: DeviceInfo) =>
  Object.entries(info).flatMap(([name, value]) => (value === true ? [name] : []))

describe('The device of a user agent', () => {
  it.each(agents)('is known: %s', (_, userAgent, expected) => {
    const found = flags(deviceInfo(userAgent))
    // Of crawlers it matters only that they are some.
    if (expected.includes('isCrawler')) expect(found).toContain('isCrawler')
    else expect(found.toSorted()).toEqual(expected.toSorted())
  })

  it.each(Object.keys(deviceInfo('')) as (keyof DeviceInfo)[])('is told by the flag %s', (flag) => {
    const told = deviceTags({ ...deviceInfo(''), isDesktop: false, [flag]: true })
    expect(Object.values(told)).toContain(flag.slice(2).toLowerCase())
  })

  it('is told without its version', () => {
    const [, phone = ''] = agents.find(([name]) => name === 'Samsung’s browser on a phone') ?? []
    expect(deviceTags(deviceInfo(phone))).toEqual({ device: 'mobile', os: 'android', browser: 'samsung' })
  })

  it('is that of a kiosk, with the number of its shop', () => {
    const [, userAgent = ''] = agents[0] ?? []
    const info = deviceInfo(`${userAgent} retail/12`)
    expect([info.retail, info.isCrawler, deviceClass(info)]).toEqual([12, false, 'retail'])
    expect(deviceInfo(userAgent)).not.toHaveProperty('retail')
  })

  it('is one of three kinds, whatever is sent as a user agent', () => {
    fc.assert(
      fc.property(fc.string(), (userAgent) => {
        const { isMobile, isTablet, isDesktop } = deviceInfo(userAgent)
        expect([isMobile, isTablet, isDesktop].filter(Boolean)).toHaveLength(1)
      }),
    )
  })

  it.each(agents)('and what asks for no consent on every page agree: %s', (_, userAgent) => {
    expect(skipsConsent(userAgent)).toBe(deviceInfo(userAgent).isCrawler)
    expect(skipsConsent(`${userAgent} retail/7`)).toBe(true)
  })
})
