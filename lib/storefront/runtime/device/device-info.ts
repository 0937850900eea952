import Bowser from 'bowser'
import { isbot } from 'isbot'
import { kioskNumber } from './is-kiosk'

/** What a user agent says of a device and its browser. */
export type DeviceInfo = {
  isMobile: boolean
  isTablet: boolean
  isDesktop: boolean
  isIos: boolean
  isAndroid: boolean
  isWindows: boolean
  isMacOS: boolean
  isChrome: boolean
  isEdge: boolean
  isFirefox: boolean
  isSafari: boolean
  isSamsung: boolean
  isCrawler: boolean
  /** The number of the shop whose kiosk it is: `retail/12`. */
  retail?: number
}

/** What is not known for a phone or a tablet counts as a desktop. Nothing of it is kept or sent by itself. */
export function deviceInfo(userAgent: string): DeviceInfo {
  // The library takes no empty text.
  const { platform, os, browser } = Bowser.parse(userAgent || 'unknown')
  const retail = kioskNumber(userAgent)
  const isMobile = platform.type === 'mobile'
  const isTablet = platform.type === 'tablet'
  return {
    ...{ isMobile, isTablet, isDesktop: !isMobile && !isTablet },
    isIos: os.name === 'iOS',
    isAndroid: os.name === 'Android',
    isWindows: os.name === 'Windows',
    isMacOS: os.name === 'macOS',
    isChrome: browser.name === 'Chrome',
    isEdge: browser.name === 'Microsoft Edge',
    isFirefox: browser.name === 'Firefox',
    isSafari: browser.name === 'Safari',
    isSamsung: browser.name === 'Samsung Internet for Android',
    isCrawler: isbot(userAgent),
    ...(retail !== undefined && { retail }),
  }
}

type Flag = Exclude<keyof DeviceInfo, 'retail'>

/** The word of the first flag that is set. */
const wordOf = <Word extends string>(
  info: DeviceInfo,
  words: Partial<Record<Flag, Word>>,
): Word | undefined => (Object.keys(words) as Flag[]).flatMap((flag) => (info[flag] ? [words[flag]] : []))[0]

/** The kind of a device in one word. */
export const deviceClass = (info: DeviceInfo) =>
  info.retail !== undefined
    ? 'retail'
    : (wordOf(info, { isMobile: 'mobile', isTablet: 'tablet', isDesktop: 'desktop' }) ?? 'desktop')

/** What is told of a device where an error is looked for: kinds alone, without a version that could tell one from others. */
export function deviceTags(info: DeviceInfo): { device: string; os?: string; browser?: string } {
  const os = wordOf(info, { isIos: 'ios', isAndroid: 'android', isWindows: 'windows', isMacOS: 'macos' })
  const browser = wordOf(info, {
    ...{ isChrome: 'chrome', isEdge: 'edge', isFirefox: 'firefox', isSafari: 'safari', isSamsung: 'samsung' },
  })
  return {
    device: info.isCrawler ? 'crawler' : deviceClass(info),
    ...(os && { os }),
    ...(browser && { browser }),
  }
}
