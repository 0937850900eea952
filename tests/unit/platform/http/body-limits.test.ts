import { expect, it } from 'vitest'
import {
  isUpload,
  largestBody,
  largestForm,
  largestStory,
  largestUpload,
  usualBody,
} from '@/lib/platform/http/body-limits'

it.each([
  ['/api/studio/assets/', largestUpload],
  ['/api/studio/assets/12/file/', largestUpload],
  ['/cdn-api/v1/uploads/', largestUpload],
  ['/api/studio/assets/12/', largestStory],
  ['/api/studio/asset-folders/', largestStory],
  ['/api/studio/assets/x/file/', largestStory],
  ['/cdn-api/v1/spaces/1/assets', largestStory],
  ['/api/forms/', largestForm],
  ['/api/basket/', usualBody],
  ['/api/studio/assets/../basket/', largestStory],
])('%s takes so many bytes', (pathname, bytes) => {
  expect(largestBody(pathname)).toBe(bytes)
  expect(isUpload(pathname)).toBe(bytes === largestUpload)
})
