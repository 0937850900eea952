import Bowser from 'bowser'
import { isbot } from 'isbot'
import { kioskNumber } from '@/lib/storefront/kiosk'

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

/** The kind of a device in one word. */
export const deviceClass = ({ retail, isMobile, isTablet }: DeviceInfo) =>
  retail !== undefined ? 'retail' : isMobile ? 'mobile' : isTablet ? 'tablet' : 'desktop'
