import { config } from '@/lib/platform/config'
import {
  largestDraft,
  largestForm,
  largestRenewal,
  largestStory,
  largestText,
  largestUpload,
  usualBody,
} from './body-limits'

/** JSON is at most so deep, and has at most so many values. */
export type JsonLimits = { bytes: number; depth: number; values: number }
export type FormLimits = { bytes: number; fields: number }
export type MultipartLimits = FormLimits & { files: number }

/** What a call reads of a body, by the media type in which it is sent. A file may have any type. Sizes are in bytes. */
export type Reads = {
  json?: JsonLimits
  urlencoded?: FormLimits
  multipart?: MultipartLimits
  text?: { bytes: number }
  file?: { bytes: number }
}

export type BodyForm = keyof Reads
export type ChangingMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const nothing: Reads = {}
const json: Reads = { json: { bytes: usualBody, depth: 20, values: 5_000 } }

/** Somewhat more than a story's content may have, for what a call says of it besides. */
export const storyLimits: JsonLimits = { bytes: largestStory, depth: 110, values: 60_000 }
const story: Reads = { json: storyLimits }

const fields: Reads = {
  json: { bytes: usualBody, depth: 2, values: 200 },
  urlencoded: { bytes: usualBody, fields: 100 },
  multipart: { bytes: usualBody, fields: 100, files: 0 },
}
const form = (bytes: number): Reads => ({
  urlencoded: { bytes, fields: 10 },
  multipart: { bytes, fields: 10, files: 0 },
})
/** Calls of scripts that also take what a form without scripts sends. */
const jsonOrForm: Reads = { ...json, urlencoded: { bytes: 4_096, fields: 10 } }
const plainForm: Reads = { urlencoded: { bytes: 4_096, fields: 10 } }
/** As many as the settings say. */
const file: Reads = {
  file: {
    get bytes() {
      return config().mediaMaxMb * 1024 * 1024
    },
  },
}
const signedFile: Reads = { multipart: { bytes: largestUpload, fields: 20, files: 1 } }

/** Whether a call takes files of the media library, of which editors send many. */
export const takesUploads = (reads: Reads | undefined): boolean => reads === file || reads === signedFile

/**
 * What each route reads of a body, by its method. The first pattern that fits a path counts. The edge refuses what a route
 * does not read before anything of it is received, and the route reads with the same limits.
 */
export const bodyTable: Readonly<Record<string, Partial<Record<ChangingMethod, Reads>>>> = {
  '/api/account/addresses': { POST: fields },
  '/api/account/addresses/delete': { POST: fields },
  '/api/account/confirm': { POST: fields },
  '/api/account/delete': { POST: fields },
  '/api/account/email': { POST: fields },
  '/api/account/gift-cards': { POST: fields },
  '/api/account/new-password': { POST: fields },
  '/api/account/newsletter': { POST: fields },
  '/api/account/password': { POST: fields },
  '/api/account/personal-data': { POST: fields },
  '/api/account/reorder': { POST: fields },
  '/api/back-in-stock': { POST: fields },
  '/api/back-in-stock/link': { POST: fields },
  '/api/basket/codes': { POST: jsonOrForm },
  '/api/basket/codes/[kind]': { POST: plainForm, DELETE: nothing },
  '/api/basket/items': { POST: jsonOrForm },
  '/api/basket/items/[key]': { POST: plainForm, PUT: json, DELETE: nothing },
  '/api/checkout/addresses': { POST: fields },
  '/api/checkout/order': { POST: fields },
  '/api/checkout/payment': { POST: fields },
  '/api/checkout/pending': { POST: fields },
  '/api/cms/categories': { POST: nothing },
  '/api/cms/revalidate': { POST: { json: { bytes: largestRenewal, depth: 3, values: 10_010 } } },
  '/api/cms/webhook': { POST: json },
  '/api/forms': {
    POST: {
      urlencoded: { bytes: largestText, fields: 200 },
      multipart: { bytes: largestForm, fields: 200, files: 20 },
    },
  },
  '/api/forms/confirm': { POST: form(4_096) },
  '/api/mcs/selfi/newsletter': { POST: json },
  '/api/merchant/orders/[number]/return-arrived': { POST: json },
  '/api/merchant/orders/[number]/tracking': { POST: json },
  '/api/orders/access': { POST: fields },
  '/api/orders/cancel': { POST: fields },
  '/api/orders/forget-origin': { POST: fields },
  '/api/orders/gift-card-cancel': { POST: fields },
  '/api/orders/gift-card-mail': { POST: fields },
  '/api/orders/gift-cards': { POST: fields },
  '/api/orders/link': { POST: fields },
  '/api/orders/refund-account': { POST: fields },
  '/api/orders/reorder': { POST: fields },
  '/api/orders/return': { POST: fields },
  '/api/orders/return-cancel': { POST: fields },
  // What is larger than a receipt may be is answered by the page, in words.
  '/api/orders/return-receipt': { POST: { multipart: { bytes: largestForm, fields: 10, files: 1 } } },
  '/api/orders/withdrawal': { POST: fields },
  '/api/payments/events': { POST: json },
  '/api/preview/exit': { POST: form(16_384) },
  '/api/preview/time': { POST: form(16_384) },
  '/api/rum/performance': { POST: json },
  '/api/studio/asset-folders': { POST: json },
  '/api/studio/asset-folders/[id]': { PATCH: json, DELETE: nothing },
  '/api/studio/assets': { POST: file },
  '/api/studio/assets/[id]': { PATCH: json, DELETE: nothing },
  '/api/studio/assets/[id]/file': { PUT: file },
  '/api/studio/bin/[id]': { DELETE: nothing },
  '/api/studio/bin/[id]/restore': { POST: json },
  '/api/studio/discussions/[id]': { PUT: json },
  '/api/studio/discussions/[id]/comments': { POST: json },
  '/api/studio/discussions/[id]/comments/[comment]': { PUT: json, DELETE: nothing },
  '/api/studio/drafts/[id]': { PUT: story },
  '/api/studio/fresh-login': { POST: json },
  '/api/studio/fresh-login/options': { POST: nothing },
  '/api/studio/invitations': { POST: json },
  '/api/studio/invitations/[id]': { DELETE: nothing },
  '/api/studio/invitations/[id]/send': { POST: nothing },
  '/api/studio/login': { POST: fields },
  '/api/studio/login/forgotten': { POST: fields },
  '/api/studio/login/invitation': { POST: fields },
  '/api/studio/login/new-password': { POST: fields },
  '/api/studio/login/passkey': { POST: json },
  '/api/studio/login/passkey/options': { POST: nothing },
  '/api/studio/logout': { POST: nothing },
  '/api/studio/outbox': { POST: json },
  '/api/studio/passkey-options': { POST: json },
  '/api/studio/passkeys': { POST: json },
  '/api/studio/passkeys/[id]': { PUT: json, DELETE: nothing },
  '/api/studio/password': { PUT: json },
  '/api/studio/people': { POST: json },
  '/api/studio/people/[id]': { PUT: json, DELETE: nothing },
  '/api/studio/people/[id]/password': { POST: nothing },
  '/api/studio/people/[id]/sessions': { DELETE: nothing },
  '/api/studio/people/[id]/sessions/[session]': { DELETE: nothing },
  '/api/studio/profile': { PUT: json },
  '/api/studio/redirects': { PUT: json },
  '/api/studio/redirects/[id]': { DELETE: nothing },
  '/api/studio/releases': { POST: json },
  '/api/studio/releases/[id]': { PATCH: json, DELETE: nothing },
  '/api/studio/releases/[id]/publish': { POST: json },
  '/api/studio/releases/[id]/undoing': { POST: json },
  '/api/studio/sessions': { DELETE: nothing },
  '/api/studio/sessions/[id]': { DELETE: nothing },
  '/api/studio/stories': { POST: json },
  '/api/studio/stories/[id]': { PATCH: json, DELETE: nothing },
  '/api/studio/stories/[id]/alternates': { POST: json, DELETE: nothing },
  '/api/studio/stories/[id]/discussions': { POST: json },
  '/api/studio/stories/[id]/discussions/read': { PUT: json },
  '/api/studio/stories/[id]/preview-links': { POST: json },
  '/api/studio/stories/[id]/preview-links/[link]': { DELETE: nothing },
  '/api/studio/stories/[id]/publish': { POST: json },
  '/api/studio/stories/[id]/schedule': { PUT: json, POST: nothing },
  '/api/studio/stories/[id]/stage': { PUT: json },
  '/api/studio/stories/[id]/translations': { PUT: json },
  '/api/studio/stories/[id]/unpublish': { POST: nothing },
  '/api/studio/tokens': { POST: json },
  '/api/studio/workflows': { POST: json },
  '/api/studio/workflows/[id]': { PUT: json, DELETE: nothing },
  '/api/studio/tokens/[id]': { DELETE: nothing },
  '/api/user/auth/[mode]': { POST: fields },
  '/api/user/auth/logout': { POST: fields },
  '/api/user/auth/send-reset-email': { POST: fields },
  '/api/visitor/forget': { POST: plainForm },
  '/api/wishlist': { POST: jsonOrForm },
  '/api/wishlist/[number]': { POST: plainForm, DELETE: nothing },
  '/cdn-api/v1/uploads': { POST: signedFile },
  '/cdn-api/v1/[...path]': { POST: story, PUT: story, PATCH: story, DELETE: story },
  '/preview/[...slug]': { POST: { text: { bytes: largestDraft } } },
  '/sandbox-payments/[reference]': { POST: form(1_024) },
}
