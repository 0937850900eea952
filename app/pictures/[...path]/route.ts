import { orUnavailable } from '@/lib/platform/http'
import { answerShopPicture } from '@/lib/storefront/design/picture-service'

/** Longer than fetching a picture, decoding it and waiting for both. */
const timeoutMs = 60_000

/** `GET /pictures/…`: pictures, drawn, uploaded or fetched from an allowed origin, and transformed like by an image service. */
const answer = orUnavailable(answerShopPicture, timeoutMs)

export { answer as GET, answer as HEAD }
