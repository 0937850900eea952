import { expect, it } from 'vitest'
import { settings } from '@/lib/platform/config'
import { unknownSettings } from '@/lib/platform/config/unknown-settings'

const none = { file: [], environment: [] }

it.each([
  ['SHOP_NAME', 'SHOP_NAME is no setting and has no effect; the nearest one is SHOP_BRAND.'],
  ['XYLOPHONE', 'XYLOPHONE is no setting and has no effect.'],
  ['base_url', 'base_url is no setting and has no effect; the nearest one is BASE_URL.'],
])('names a variable of the file that is no setting: %s', (name, sentence) => {
  expect(unknownSettings({ ...none, file: ['PORT', name, 'NODE_OPTIONS'] })).toEqual([sentence])
})

it.each(['TRUSTED_PROXIES', 'STRIPE_SECRETKEY', 'DATABSE_URL', 'Session_Secret'])(
  'names a mistyped variable of the environment: %s',
  (name) => expect(unknownSettings({ ...none, environment: [name] })).toHaveLength(1),
)

it('says nothing of settings, and of what other programs read', () => {
  const others = 'HOME HOSTNAME PATH PWD SHELL USER LANG HTTPS_PROXY JAVA_HOME PORTS MAIL LOGNAME'.split(' ')
  expect(unknownSettings({ ...none, environment: [...Object.keys(settings), ...others] })).toEqual([])
  expect(unknownSettings({ ...none, file: [...Object.keys(settings), 'CHROMIUM_PATH', 'TZ'] })).toEqual([])
})
