import { expect, it } from 'vitest'
import { registry } from '@/registry'

it.each([
  ['product slider', 'product_slider'],
  ['product list', 'product_list'],
  ['teaser', 'teaser'],
  ['banner', 'banner'],
  ['campaign card', 'campaign_card'],
  ['newsletter form', 'newsletter_form'],
  ['direct add to the basket', 'basket_direct_add'],
  ['bundle promotion', 'bundle_promotion'],
  ['FAQ', 'faq'],
  ['accordion', 'accordion'],
  ['breadcrumb', 'breadcrumb'],
  ['store finder', 'store_finder'],
  ['consultation', 'consultation'],
  ['custom form', 'custom_form'],
  ['image map', 'image_map'],
  ['QR code', 'qr_code'],
  ['video', 'video'],
  ['table', 'table'],
  ['listing', 'listing'],
  ['brand link', 'brand_link'],
])('the library has the block %s', (_, component) => {
  expect(Object.keys(registry)).toContain(component)
})
